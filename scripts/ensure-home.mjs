import { homedir } from 'node:os';

/**
 * A uid without an account has no home unless HOME is set, and npm, Vite and others fail looking for it. It gets that
 * of system accounts: a folder that does not exist.
 */
export function ensureHome() {
  try {
    homedir();
  } catch {
    process.env.HOME = '/nonexistent';
  }
}
