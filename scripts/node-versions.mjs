import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryNodeVersion } from './node-versions/try-node-version.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';
import { textTable } from './text-table.mjs';

/** The oldest that `engines` allows, then the newest of each even major. */
const VERSIONS = ['20.19.0', '20', '22', '24', '26'];
const LAST_LINES = 400;

const words = process.argv.slice(2);
const versions = words.length > 0 ? words : VERSIONS;

function showEnd(output) {
  console.log(output.split('\n').slice(-LAST_LINES).join('\n'));
}

async function tryVersion(version, folder, signal) {
  console.log(`── Node ${version}`);
  try {
    const { exact, start, tests } = await tryNodeVersion(version, folder, signal);
    if (!signal.aborted && start.output !== undefined) showEnd(start.output);
    if (!signal.aborted && tests?.failed) showEnd(tests.output);
    return { version: exact, seconds: start.seconds, tests };
  } catch (error) {
    if (!signal.aborted) console.error(error.message);
    return { version };
  }
}

async function tryVersions(folder, signal) {
  const results = [];
  for (const version of versions) {
    const own = join(folder, version);
    results.push(await tryVersion(version, own, signal));
    if (signal.aborted) return undefined;
    rmSync(own, { recursive: true, force: true });
  }
  return results;
}

const results = await withTemporaryFolder('portal-node-', tryVersions);
if (results) {
  const rows = results.map(({ version, seconds, tests }) => [
    version,
    seconds === undefined ? 'no arranca' : `${seconds.toFixed(1)} s`,
    tests?.passed ?? '',
    tests?.failed ?? '',
  ]);
  console.log(`\n${textTable([['Node', 'arranque', 'pruebas aprobadas', 'fallidas'], ...rows])}`);
}
process.exitCode = results?.every(({ tests }) => tests?.failed === 0) ? 0 : 1;
