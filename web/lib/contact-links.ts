/** `https://www.espiga.example/` without scheme and trailing slash: "www.espiga.example". */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}

/** `tel:+18095550123` from a Dominican number as people write it; a number with another country's "+" stays as it is. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** `+18095550123` becomes "809-555-0123"; a number of another country stays as it is. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(8[024]9)(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area ? `${area}-${exchange}-${line}` : phone;
}

/** A chat on WhatsApp: digits only, with the country's code. */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
