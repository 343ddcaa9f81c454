/** First letters of the first and last word: "Ana María Peña" becomes "AP". */
export function initials(...names: Array<string | null | undefined>): string {
  const words = names.flatMap((name) => name?.trim().split(/\s+/) ?? []).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '').join('');
}
