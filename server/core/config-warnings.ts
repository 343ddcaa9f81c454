import type { Config } from './config.ts';
import { VARIABLE_NAMES } from './environment.ts';
import { wordsAtEditDistanceOne } from './text-search/edit-distance.ts';

export const guessedSender = (mailFrom: string) =>
  `Falta MAIL_FROM: los correos salen de ${mailFrom}, por el nombre de PUBLIC_URL; si el servidor de correo no envía por ese dominio, indica otra dirección.`;

export function listConfigWarnings(config: Config): string[] {
  const { production, trustProxy, smtpUrl, mailFrom, isMailFromGiven } = config;
  const warnings: string[] = [];
  if (smtpUrl && !isMailFromGiven) warnings.push(guessedSender(mailFrom));
  if (!production) return warnings;
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
/** Shorter ones are two letters away from each other. */
const MIN_LENGTH_FOR_TWO = 8;

const lettersAway = (name: string) => wordsAtEditDistanceOne(name.toLowerCase());

/** People seldom mistype the first letter; where it differs too, two letters are another program's variable. */
function differsInTwo(typed: string, name: string): boolean {
  if (name.length < MIN_LENGTH_FOR_TWO || typed[0] !== name[0]) return false;
  const [nearTyped, near] = [lettersAway(typed), lettersAway(name)];
  return nearTyped.has(name.toLowerCase()) || [...nearTyped].some((word) => near.has(word));
}

function findMeant(typed: string): string | undefined {
  const candidates = VARIABLE_NAMES.filter(
    (name) => name.length >= MIN_NAME_LENGTH && Math.abs(name.length - typed.length) <= 2,
  );
  return (
    candidates.find((name) => lettersAway(name).has(typed.toLowerCase())) ??
    candidates.find((name) => differsInTwo(typed, name))
  );
}

/** A typing error in a variable would pass unnoticed. */
export function listMisspelledVariables(env: Record<string, string | undefined>): string[] {
  return Object.keys(env)
    .filter((name) => env[name] && !VARIABLE_NAMES.includes(name))
    .flatMap((name) => {
      const meant = findMeant(name);
      return meant ? [`No hay ninguna variable ${name}: si es ${meant}, corrige su nombre; así no se usa.`] : [];
    });
}
