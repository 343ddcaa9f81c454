import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

function viteBuild(root, options) {
  return build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    // Plugin timings say nothing to an operator.
    build: { emptyOutDir: true, rolldownOptions: { checks: { pluginTimings: false } }, ...options },
  });
}

export function bundleClient(root, folder) {
  return viteBuild(root, { outDir: folder });
}

export function bundleServerRendering(root, folder, clientFolder) {
  process.env.CLIENT_MANIFEST = join(clientFolder, '.vite/manifest.json');
  return viteBuild(root, { outDir: folder, ssr: join(root, 'web/app/server-entry.tsx') });
}

/** Not HTML: the page is a template that the server fills in. */
const TEXT = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
/** Below this, the header outweighs the savings. */
const MIN_BYTES = 128;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length <= MIN_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Compresses at build time: no request pays for it. */
export async function precompress(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}
