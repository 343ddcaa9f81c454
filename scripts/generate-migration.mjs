import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './paths.mjs';
import { runNode } from './run-command.mjs';

const folder = join(projectRoot, 'server/database/migrations');
const checksums = join(folder, 'SHA256SUMS');

/** Drizzle only needs the latest snapshot, and each is as long as all the tables. */
function removeFormerSnapshots() {
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, 'meta', name));
}

/** Listed migrations are immutable: databases remember the checksum of what they have applied. */
function listChecksums() {
  const listed = existsSync(checksums) ? readFileSync(checksums, 'utf8') : '';
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.sort().filter((each) => !listed.includes(`  ${each}\n`))) {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    appendFileSync(checksums, `${hash}  ${name}\n`);
  }
}

const drizzleKit = join(projectRoot, 'node_modules/drizzle-kit/bin.cjs');
const exitCode = await runNode([drizzleKit, 'generate', ...process.argv.slice(2)]);
if (exitCode !== 0) process.exit(exitCode);
removeFormerSnapshots();
listChecksums();
