/** Default: calendars hardly show an entry without an end. */
const DEFAULT_MINUTES = 60;
const MAX_MINUTES = 7 * 24 * 60;

const NUMBERS = ['cero', 'una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

function withDigits(text: string): string {
  return NUMBERS.reduce((result, word, value) => result.replace(new RegExp(`\\b${word}\\b`, 'g'), String(value)), text);
}

/** Parses free text to minutes: "2 horas", "hora y media", "90 minutos", "1 h 30 min". */
export function durationMinutes(duration: string | null): number {
  const text = withDigits((duration ?? '').toLowerCase());
  const hours = /(\d+(?:[.,]\d+)?)\s*h(?:oras?|rs?)?(?![a-z])/.exec(text)?.[1]?.replace(',', '.');
  const minutes = /(\d+)\s*m(?:in(?:utos?)?)?(?![a-z])/.exec(text)?.[1];
  const half = /\bmedia\b/.test(text) ? 30 : 0;
  const wholeHour = hours === undefined && /\bhora y media\b/.test(text) ? 60 : 0;
  const told = Math.round(Number(hours ?? 0) * 60) + Number(minutes ?? 0) + half + wholeHour;
  return Math.min(told || DEFAULT_MINUTES, MAX_MINUTES);
}
