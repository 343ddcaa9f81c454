import { mediaContract, mediaLimits } from '#contract/media/media.contract.ts';
import type { Config } from '../../../server/core/config.ts';

type PublicAddress = Pick<Config, 'publicUrl' | 'production'>;

const REACH_TIMEOUT_MS = 10_000;

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

const LARGEST_UPLOAD = mediaLimits.bytes;
const PAYLOAD_TOO_LARGE = 413;
/** Connections closed early, as after a refusal before the whole body was sent. */
const CUT_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Distinguishes the portal's own refusal from that of a proxy with a lower limit, which answers in English. */
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
