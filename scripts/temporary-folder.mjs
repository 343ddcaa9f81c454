import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The folder is removed on interruption too. */
export async function withTemporaryFolder(prefix, work) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // As root, the embedded PostgreSQL runs under another account, which must get in.
  chmodSync(folder, 0o755);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  try {
    return await work(folder, stopping.signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}
