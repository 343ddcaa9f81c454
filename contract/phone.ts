import * as z from 'zod/mini';

/** Only digits and a leading plus count. */
const SEPARATORS = /[\s().\-/]+/g;
const DOMINICAN = /^(?:\+?1)?(8[024]9[2-9]\d{6})$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** `+18095550123` for a Dominican number however it is written; nothing for any other. */
export function dominicanPhone(text: string): string | undefined {
  const national = DOMINICAN.exec(text.replace(SEPARATORS, ''))?.[1];
  return national && `+1${national}`;
}

/** A Dominican number, or something with a plus that could be one of another country. */
function looksLikePhone(text: string): boolean {
  return dominicanPhone(text) !== undefined || INTERNATIONAL.test(text.replace(SEPARATORS, ''));
}

const PHONE_MAX = 30;
export const PHONE_MESSAGE = 'Escribe un teléfono como 809-555-0123, o con + y el código del país';

/** A telephone that may be absent or empty. The server also checks that the number is valid in its country. */
export function optionalPhone() {
  return z.nullish(
    z.string(PHONE_MESSAGE).check(
      z.trim(),
      z.maxLength(PHONE_MAX, PHONE_MESSAGE),
      z.refine((text) => text === '' || looksLikePhone(text), PHONE_MESSAGE),
    ),
  );
}
