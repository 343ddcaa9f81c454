import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { dominicanPhone, PHONE_MESSAGE } from '#contract/fields.ts';
import { invalid } from './errors.ts';

/** Normalizes to E.164, `+18095550123`; undefined for a number that is valid in no country. */
export function normalizePhone(text: string): string | undefined {
  const dominican = dominicanPhone(text);
  if (dominican) return dominican;
  // Without a plus the country is unknown.
  if (!text.trim().startsWith('+')) return undefined;
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isValid() ? parsed.number : undefined;
}

/** Throws a validation error on the field `phone`. */
export function requirePhone(text: string): string {
  const phone = normalizePhone(text);
  if (!phone) throw invalid({ phone: PHONE_MESSAGE });
  return phone;
}
