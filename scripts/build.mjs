import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeStamp, writeStamp } from './build/build-stamp.mjs';
import { keepFormerFiles } from './build/kept-files.mjs';
import { sourceFingerprint } from './build/source-fingerprint.mjs';
import { createUnfinishedFolder } from './build/unfinished-builds.mjs';
import { explainNativeFailure } from './dependencies/native-problems.mjs';
import { distribution, projectRoot } from './paths.mjs';

// React and Vite read it: any other value would ship development code. Hence also the late imports below.
process.env.NODE_ENV = 'production';

async function buildInto(folder) {
  const [{ bundleServer }, { bundleClient, bundleServerRendering }, { precompress }, { writeSbom }] = await Promise.all(
    [
      import('./build/bundle-server.mjs'),
      import('./build/bundle-web.mjs'),
      import('./build/precompress.mjs'),
      import('./build/write-sbom.mjs'),
    ],
  );
  // The server's bundle names the scripts of the browser's, so it comes after it.
  const bundleWeb = async () => {
    const client = join(folder, 'web');
    await bundleClient(projectRoot, client);
    await Promise.all([precompress(client), bundleServerRendering(projectRoot, join(folder, 'web-server'), client)]);
  };
  // Waits for both: a task that is still running would write into a folder that is being removed.
  const server = join(folder, 'server');
  const results = await Promise.allSettled([
    bundleServer(projectRoot, server).then(() => writeSbom(projectRoot, server)),
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
const folder = createUnfinishedFolder();
try {
  await buildInto(folder);
  if (strayRejection) throw strayRejection;
  moveIntoPlace(folder, fingerprint);
  console.log(`Compilado en ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(explainNativeFailure(error) ?? error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
