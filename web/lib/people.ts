/** "Ana María Peña" becomes "AP". */
export function initials(...names: Array<string | null | undefined>): string {
  const words = names.flatMap((name) => name?.trim().split(/\s+/) ?? []).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '').join('');
}

interface HasJob {
  position: string | null;
  company: string | null;
}

/** "Propietario en Panadería La Espiga" */
export const formatJobTitle = ({ position, company }: HasJob) => [position, company].filter(Boolean).join(' en ');

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
