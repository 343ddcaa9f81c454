/** Digits and a leading plus are what counts; people separate them as they like. */
const SEPARATORS = /[\s().\-/]+/g;
const DOMINICAN = /^(?:\+?1)?(8[024]9[2-9]\d{6})$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/** `+18095550123` for a Dominican number however it is written; nothing for any other. */
export function dominicanPhone(text: string): string | undefined {
  const national = DOMINICAN.exec(text.replace(SEPARATORS, ''))?.[1];
  return national && `+1${national}`;
}

/** A Dominican number, or something with a plus that could be one of another country. */
export function looksLikePhone(text: string): boolean {
  return dominicanPhone(text) !== undefined || INTERNATIONAL.test(text.replace(SEPARATORS, ''));
}
