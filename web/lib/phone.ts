/** `tel:+18095550123` from a Dominican number as people write it; a number with another country's "+" stays as it is. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
