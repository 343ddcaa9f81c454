/** An amount alone, with or without its currency; anything else is a text. */
const AMOUNT = /^(?:RD\$)?\s*((?:\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.\d{1,2})?)$/i;

/** Price as it is shown: `500` becomes "RD$ 500", nothing or zero "Gratis", and a text stays as typed. */
export function priceText(typed: string): string {
  const price = typed.trim();
  const digits = AMOUNT.exec(price)?.[1];
  if (digits === undefined) return price || 'Gratis';
  const amount = Number(digits.replaceAll(',', ''));
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return amount === 0 ? 'Gratis' : `RD$ ${amount.toLocaleString('en-US', { minimumFractionDigits })}`;
}
