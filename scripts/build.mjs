import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeStamp, sourceFingerprint, writeStamp } from './build/build-stamp.mjs';
import { keepFormerFiles } from './build/kept-files.mjs';
import { distribution, projectRoot } from './paths.mjs';

// React and Vite read it: any other value would ship development code. Hence also the late imports below.
process.env.NODE_ENV = 'production';

const SBOM = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
const MAX_BYTES = 16 * 1024 * 1024;

/** CycloneDX. Optional: the portal works without it. */
async function writeSbom(folder) {
  try {
    const { stdout } = await promisify(execFile)('npm', SBOM, { cwd: projectRoot, maxBuffer: MAX_BYTES });
    await writeFile(join(folder, 'sbom.json'), stdout);
  } catch (error) {
    console.warn(`Sin lista de componentes (npm sbom): ${error.message.split('\n')[0]}`);
  }
}

async function buildInto(folder) {
  const [{ bundleServer }, { bundleClient, bundleServerRendering, precompress }] = await Promise.all([
    import('./build/bundle-server.mjs'),
    import('./build/bundle-web.mjs'),
  ]);
  // The server's bundle names the scripts of the browser's, so it comes after it.
  const bundleWeb = async () => {
    const client = join(folder, 'web');
    await bundleClient(projectRoot, client);
    await Promise.all([precompress(client), bundleServerRendering(projectRoot, join(folder, 'web-server'), client)]);
  };
  // Waits for both: a task that is still running would write into a folder that is being removed.
  const server = join(folder, 'server');
  const results = await Promise.allSettled([
    bundleServer(projectRoot, server).then(() => writeSbom(server)),
    bundleWeb(),
  ]);
  const failures = results.filter((result) => result.status === 'rejected');
  if (failures.length === 0) return;
  const reasons = failures.map((failure) => failure.reason);
  throw new AggregateError(reasons, reasons.map((reason) => reason.message).join('\n\n'));
}

/** The stamp is removed first and written last: an interrupted, mixed `dist` never counts as current. */
function moveIntoPlace(folder, fingerprint) {
  const writeList = keepFormerFiles(distribution, folder);
  removeStamp();
  for (const part of ['server', 'web', 'web-server']) {
    rmSync(join(distribution, part), { recursive: true, force: true });
    renameSync(join(folder, part), join(distribution, part));
  }
  writeList();
  writeStamp(fingerprint);
}

// Vite also rejects an internal promise, which would end this process before the `catch` below.
let strayRejection;
process.on('unhandledRejection', (reason) => {
  strayRejection ??= reason;
});

const started = performance.now();
// Computed before the sources are read, so that a file saved during the build triggers another one.
const fingerprint = sourceFingerprint(projectRoot);
mkdirSync(distribution, { recursive: true });
const folder = mkdtempSync(join(distribution, '.unfinished-'));
try {
  await buildInto(folder);
  if (strayRejection) throw strayRejection;
  moveIntoPlace(folder, fingerprint);
  console.log(`Compilado en ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
