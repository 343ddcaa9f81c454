import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

function commands(root) {
  const folder = join(root, 'cli');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ in: join(folder, name), out: basename(name, '.ts') }));
}

/** `server/main.ts` and each command of `cli/`, all in one pass, so that they share their common parts. */
export async function bundleServer(root, folder) {
  await build({
    entryPoints: [{ in: join(root, 'server/main.ts'), out: 'main' }, ...commands(root)],
    absWorkingDir: root,
    outdir: folder,
    // Flat, so that `import.meta.url` means the same folder in every file.
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
