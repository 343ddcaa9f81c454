import { mediaContract, mediaLimits } from '#contract/media/media.contract.ts';
import type { Config } from '../../server/core/config.ts';

type PublicAddress = Pick<Config, 'publicUrl' | 'production'>;

const REACH_TIMEOUT_MS = 10_000;

/** As a visitor would: through DNS, TLS and the proxy. */
export async function checkPublicUrl({ publicUrl, production }: PublicAddress): Promise<string> {
  if (!production) return publicUrl;
  const answer = await fetch(`${publicUrl}/livez`, { signal: AbortSignal.timeout(REACH_TIMEOUT_MS) }).catch(
    ({ cause, message }: Error) => {
      throw new Error(`${publicUrl} no responde (${cause instanceof Error ? cause.message : message})`);
    },
  );
  const isPortal = answer.ok && (await answer.text()) === JSON.stringify({ status: 'ok' });
  if (!isPortal) throw new Error(`${publicUrl} no lleva a este portal (respondió ${answer.status})`);
  return `${publicUrl} llega al portal`;
}

/** The largest body that a person may send. */
const LARGEST_UPLOAD = mediaLimits.bytes;
const PAYLOAD_TOO_LARGE = 413;
/** Codes of a connection that was closed before all was sent, as after an early answer of the portal. */
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Sends as much as the largest picture, without a session: the portal refuses it by its own words. A proxy with a lower limit
 * answers before, in English and without a way on.
 */
export async function checkBodyLimit({ publicUrl, production }: PublicAddress): Promise<string> {
  const megabytes = `${LARGEST_UPLOAD / 1024 ** 2} MB`;
  if (!production) return `hasta ${megabytes}`;
  const answer = await fetch(publicUrl + mediaContract.uploadMedia.path, {
    method: mediaContract.uploadMedia.method,
    headers: { 'content-type': 'image/png', origin: publicUrl },
    body: Buffer.alloc(LARGEST_UPLOAD),
    signal: AbortSignal.timeout(REACH_TIMEOUT_MS),
  }).catch(({ cause, message }: Error & { cause?: NodeJS.ErrnoException }) => {
    if (CUT_OFF.has(cause?.code ?? '')) return undefined;
    throw new Error(`no se pudo probar (${cause?.message ?? message})`);
  });
  if (!answer) return 'la respuesta no se pudo leer: la conexión se cerró mientras se enviaba';
  if (answer.status === PAYLOAD_TOO_LARGE) {
    throw new Error(
      `el proxy no deja pasar ${megabytes}: sube client_max_body_size (nginx) o max_size (Caddy), como en deploy/`,
    );
  }
  return `pasan archivos de ${megabytes}`;
}
