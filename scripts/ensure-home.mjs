import { homedir } from 'node:os';

/**
 * An id without an account has a home only where HOME says so, and npm, Vite and others fail when they look for it. It
 * gets the one that system accounts have: a folder that does not exist.
 */
export function ensureHome() {
  try {
    homedir();
  } catch {
    process.env.HOME = '/nonexistent';
  }
}
