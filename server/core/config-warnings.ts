import { type Config, VARIABLE_NAMES } from './config.ts';
import { wordsAtEditDistanceOne } from './text-search/edit-distance.ts';

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

/** Shorter names differ in a letter from variables of other programs. */
const MIN_NAME_LENGTH = 6;

/** A typing error in a variable would pass unnoticed. */
export function listMisspelledVariables(env: Record<string, string | undefined>): string[] {
  const meant = new Map(
    VARIABLE_NAMES.filter((name) => name.length >= MIN_NAME_LENGTH).flatMap((name) =>
      [...wordsAtEditDistanceOne(name.toLowerCase())].map((typed) => [typed.toUpperCase(), name]),
    ),
  );
  return Object.keys(env)
    .filter((name) => env[name] && meant.has(name) && !VARIABLE_NAMES.includes(name))
    .map((name) => `No hay ninguna variable ${name}: si es ${meant.get(name)}, corrige su nombre; así no se usa.`);
}
