import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../core/config.ts';
import { conflict } from '../../core/errors.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * WebAuthn relying party: the public URL or, outside production, the loopback name that the portal was opened by. IP
 * addresses are refused: browsers make no passkeys for them.
 */
export function relyingParty(
  request: FastifyRequest,
  { production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>,
): { id: string; origin: string } {
  const { hostname, origin, port } = openedAt(request, production) ?? new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  const named = LOOPBACK.test(hostname) ? ` Abre el portal en http://localhost${port && `:${port}`}.` : '';
  throw conflict(`Las llaves de acceso no funcionan en una dirección con números.${named}`);
}

function openedAt({ headers: { host } }: FastifyRequest, production: boolean): URL | undefined {
  const address = `http://${host}`;
  if (production || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return LOOPBACK.test(url.hostname) ? url : undefined;
}
