import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { forbidden } from './errors.ts';

const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Behind a proxy that is not trusted everybody has its address. */
function isFromThisMachine({ trustProxy }: Pick<Config, 'trustProxy'>, { ip, headers }: FastifyRequest): boolean {
  return THIS_MACHINE.test(ip) && (Boolean(trustProxy) || !PROXY_HEADERS.some((name) => headers[name] !== undefined));
}

/**
 * The demo's published passwords, one of them an administrator's, and its mailbox with the links of every account: for this
 * machine alone, unless the demo was asked for.
 */
export function requireDemoAccess(
  config: Pick<Config, 'demo' | 'openDemoAccounts' | 'trustProxy'>,
  request: FastifyRequest,
) {
  if (!config.demo || config.openDemoAccounts || isFromThisMachine(config, request)) return;
  throw forbidden(
    'Las cuentas y el correo de la demostración solo se abren desde el equipo del portal. Para abrirlos desde otros, inícialo con DEMO=on.',
  );
}
