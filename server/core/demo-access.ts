import type { Config } from './config.ts';
import { forbidden } from './errors.ts';

const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;

/**
 * The demo's published passwords, one of them an administrator's, and its mailbox with the links of every account: for this
 * machine alone, unless the demo was asked for.
 */
export function requireDemoAccess(
  { demo, openDemoAccounts }: Pick<Config, 'demo' | 'openDemoAccounts'>,
  address: string,
) {
  if (!demo || openDemoAccounts || THIS_MACHINE.test(address)) return;
  throw forbidden(
    'Las cuentas y el correo de la demostración solo se abren desde el equipo del portal. Para abrirlos desde otros, inícialo con DEMO=on.',
  );
}
