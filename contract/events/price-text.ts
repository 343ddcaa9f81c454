/** An amount alone, with or without its currency; anything else is a text. */
const AMOUNT = /^(?:RD\$)?\s*((?:\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.\d{1,2})?)$/i;

/** Pesos; undefined for a text. */
export function priceAmount(price: string): number | undefined {
  if (/^gratis$/i.test(price.trim())) return 0;
  const digits = AMOUNT.exec(price.trim())?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** `500` → "RD$ 500"; nothing or zero → "Gratis"; a text stays as typed. */
export function priceText(typed: string): string {
  const price = typed.trim();
  const amount = price ? priceAmount(price) : 0;
  if (amount === undefined) return price;
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return amount === 0 ? 'Gratis' : `RD$ ${amount.toLocaleString('en-US', { minimumFractionDigits })}`;
}

interface Prices {
  price: string;
  /** Pesos; null: members pay the price. */
  memberPrice: number | null;
}

/** Null: members pay the price. */
export const memberPriceText = ({ memberPrice }: Prices) =>
  memberPrice === null ? null : priceText(String(memberPrice));

export const priceFor = (prices: Prices, { isMember }: { isMember: boolean }) =>
  (isMember && memberPriceText(prices)) || prices.price;

export function memberPriceProblem({ price, memberPrice }: Prices): string | undefined {
  if (memberPrice === null) return undefined;
  const amount = priceAmount(price);
  if (amount === undefined) return 'Para dar otro precio a los miembros, escribe el precio como un monto';
  return memberPrice < amount ? undefined : 'Debe ser menor que el precio';
}
