import type { Config } from '../../core/config.ts';
import { forbidden } from '../../core/errors.ts';

const DEMO_ACCOUNT = /@demo\.example$/;
const THIS_MACHINE = /^(127\.|::1$|::ffff:127\.)/;

/** Demo accounts have published passwords, and one is an administrator: other machines are refused by default. */
export function refuseDemoAccount({ demo, openDemoAccounts }: Config, email: string, address: string): void {
  if (!demo || openDemoAccounts || !DEMO_ACCOUNT.test(email) || THIS_MACHINE.test(address)) return;
  throw forbidden(
    'Las cuentas de demostración solo se abren desde el equipo del portal. Para abrirlas desde otros, inícialo con DEMO=on.',
  );
}
