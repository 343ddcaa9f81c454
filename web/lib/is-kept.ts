/** Names of what is kept in this browser begin so. They include the user, since computers are shared. */
export const KEPT = 'draft:';

/** Whether anything is kept under the name, for pages that do not load the form. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(KEPT + name) !== null;
  } catch {
    return false;
  }
}
