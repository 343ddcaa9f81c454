/** `https://www.espiga.example/` without scheme and trailing slash: "www.espiga.example". */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}

/** Foreign numbers with "+" stay as they are. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** Foreign numbers stay as they are. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(8[024]9)(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area ? `${area}-${exchange}-${line}` : phone;
}

export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
