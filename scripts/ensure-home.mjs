import { homedir } from 'node:os';

/**
 * A uid without an account has no home unless HOME is set, and npm and Vite fail looking for it: it gets that of system
 * accounts, a folder that does not exist.
 */
export function ensureHome() {
  try {
    homedir();
  } catch {
    process.env.HOME = '/nonexistent';
  }
}
