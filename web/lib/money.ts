/** `2500` becomes "RD$ 2,500"; cents appear only where there are some. */
export function formatMoney(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return `RD$\u00a0${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}
