/** Prefix of stored names, which include the user: computers are shared. */
export const KEPT = 'draft:';

/** Cheap check for pages that do not load the form. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(KEPT + name) !== null;
  } catch {
    return false;
  }
}
