import type { Config } from './config.ts';

/** What a production portal can start with and should not stay with; each is a finished Spanish sentence. */
export function listConfigWarnings({ production, trustProxy, smtpUrl }: Config): string[] {
  if (!production) return [];
  const warnings: string[] = [];
  if (!trustProxy) {
    warnings.push(
      'Falta TRUST_PROXY: detrás de un proxy, todas las personas parecen venir de una sola dirección y comparten sus límites.',
    );
  }
  if (!smtpUrl) {
    warnings.push('Falta SMTP_URL: nadie recibe correo, ni para confirmar su cuenta ni para recuperar su contraseña.');
  }
  return warnings;
}
