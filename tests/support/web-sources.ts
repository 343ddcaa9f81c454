import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { PageBundle } from '../../contract/page.ts';
import { projectRoot } from '../../server/core/project-root.ts';
import type { WebBundle } from '../../server/features/site/web-bundle.ts';

/** Only a whole build knows which files a page needs. */
const noPageChunks: Plugin = {
  name: 'no-page-chunks',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:page-chunks$/ }, ({ path }) => ({ path, namespace: 'virtual' }));
    onLoad({ filter: /./, namespace: 'virtual' }, () => ({ contents: 'export default {}' }));
  },
};

/** The web side from its current sources, without a build of the browser's files; its stylesheet is one line. */
export async function loadWebSources(): Promise<WebBundle> {
  // Below node_modules the file is imported as it is, not transformed as a test.
  const cache = join(projectRoot, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'web-'));
  const entry = join(folder, 'server-entry.mjs');
  await build({
    entryPoints: [join(projectRoot, 'web/app/server-entry.tsx')],
    outfile: entry,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.svg': 'dataurl' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.SSR': 'true' },
    plugins: [noPageChunks],
  });
  const { resolveAddress, renderPage, themeCss }: PageBundle = await import(pathToFileURL(entry).href);
  rmSync(folder, { recursive: true });
  const template = readFileSync(join(projectRoot, 'index.html'), 'utf8').replace(/<link rel="stylesheet".*>/, '');
  const files = join(projectRoot, 'web/styles');
  return { resolveAddress, renderPage, themeCss, folder: files, template, styles: 'body{margin:0}' };
}
