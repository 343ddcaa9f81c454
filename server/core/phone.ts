import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { dominicanPhone } from '#contract/phone.ts';

/** As it is stored and dialled, `+18095550123`; nothing where no country has such a number. */
export function normalizePhone(text: string): string | undefined {
  const dominican = dominicanPhone(text);
  if (dominican) return dominican;
  // Without a plus it is not known which country is meant.
  if (!text.trim().startsWith('+')) return undefined;
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isValid() ? parsed.number : undefined;
}
