const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/** The first word that counts: that of "de los Santos" is "Santos". */
function initial(name: string | null | undefined): string {
  const words = name?.trim().split(/\s+/) ?? [];
  const word = words.find((each) => !PARTICLES.has(each.toLocaleLowerCase('es'))) ?? words[0];
  return [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '';
}

/** Of the first given name and the first surname: "Ana María" "Gómez Pérez" becomes "AG". */
export const initials = (...names: Array<string | null | undefined>) => names.map(initial).join('');

interface HasJob {
  position: string | null;
  company: string | null;
}

/** "Propietario en Panadería La Espiga" */
export const formatJobTitle = ({ position, company }: HasJob) => [position, company].filter(Boolean).join(' en ');

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
