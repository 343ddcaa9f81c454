import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Manifest, type Plugin, runnerImport } from 'vite';
import { withImports } from './scripts/build/chunk-imports.mjs';

const PORTAL = 'http://127.0.0.1:3000';
const CHUNKS_MODULE = 'virtual:page-chunks';
const MAIL_PREVIEW = './server/dev/mail-preview.tsx';

/** Tells the server's bundle which scripts each page needs. The browser's bundle has to be built before it. */
function pageChunks(): Plugin {
  const chunksByPage = () => {
    // Set by the build; in development scripts come one by one anyway.
    const file = process.env.CLIENT_MANIFEST;
    if (!file) return {};
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    const shared = withImports(manifest, 'index.html');
    const pages = Object.keys(manifest).filter((key) => key.startsWith('web/pages/'));
    const files = (page: string) =>
      [...withImports(manifest, page)].filter((key) => !shared.has(key)).map((key) => `/${manifest[key]?.file}`);
    return Object.fromEntries(pages.map((page) => [basename(page, '.tsx'), files(page)]));
  };
  return {
    name: 'page-chunks',
    resolveId: (id) => (id === CHUNKS_MODULE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${CHUNKS_MODULE}` ? `export default ${JSON.stringify(chunksByPage())}` : undefined),
  };
}

/**
 * In the browser's bundle a `*.api.ts` file gets of each endpoint how it is called and nothing else: the schemas
 * check on the server, and with them zod would be a tenth of the landing's weight. Forms import theirs from the
 * contract as it is.
 */
function contractCalls(): Plugin {
  const suffix = '?calls';
  return {
    name: 'contract-calls',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer) {
      if (!importer?.endsWith('.api.ts') || !/^#contract\/.*\.contract\.ts$/.test(source)) return;
      const contract = await this.resolve(source, importer, { skipSelf: true });
      return contract && contract.id + suffix;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { module } = await runnerImport<Record<string, Record<string, unknown>>>(file, { configFile: false });
      const contracts = Object.entries(module).filter(([name]) => name.endsWith('Contract'));
      return contracts.map(([name, calls]) => `export const ${name} = ${callsOnly(calls)};`).join('\n');
    },
  };
}

function callsOnly(endpoints: Record<string, unknown>): string {
  const callOf = ({ method, path, takesIdempotencyKey }: Record<string, unknown>) => ({
    method,
    path,
    takesIdempotencyKey,
  });
  return JSON.stringify(endpoints, (_, value) => (value?.path ? callOf(value) : value));
}

/** `/dev/mails`: every mail with sample data, from the current sources. Nothing of it is in a build. */
function mailPreview(): Plugin {
  return {
    name: 'mail-preview',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/dev/mails', async (_request, response, next) => {
        try {
          const { module } = await runnerImport<{ page: string }>(MAIL_PREVIEW, { configFile: false });
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(module.page);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** What every page needs, in one file: many small ones compress worse and cost a request each. */
const everyPage = { name: 'site', tags: ['$initial' as const], test: (id: string) => !/\bmain\.tsx$|\.html/.test(id) };

/**
 * What pages share, in one file for each kind of reader, beginning with who should wait least. In a file for each set of
 * pages that share something a page would need forty, most of them smaller than the headers that they come with.
 */
const sharedParts = [
  // All that the landing needs, also what is its own: the icons that it shares come along.
  { ...readBy('landing', /\/landing-page/), minShareCount: 1 },
  { name: 'icons', test: /\/lucide-react\/.*\/icons\//, minShareCount: 2 },
  lightPartsReadBy(
    'account',
    /\/(login|register|[\w-]+-password|verify-email|newsletter-\w+|sign-in-required|not-found)-page/,
  ),
  lightPartsReadBy('public', /\/(about|events?|news|legal)-page/),
  lightPartsReadBy('members', /\/web\/pages\/(?!admin)/),
  lightPartsReadBy('administration', /\/web\/pages\/admin/),
];

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; importedIds: string[] } | null;
}

function readBy(name: string, page: RegExp) {
  return {
    name: (id: string, graph: ModuleGraph) =>
      reaches(id, page, (module) => graph.getModuleInfo(module)?.importers) ? name : null,
    test: /\/(web|contract)\//,
    minShareCount: 2,
    debugName: name,
  };
}

/** Not every page of its readers needs these, so what does need them stays apart with them: libraries, and editors' parts. */
const LARGE_PARTS = /\/node_modules\/(zod|react-hook-form|marked|libphonenumber-js)\/|\/ui\/conflict-notice/;

function lightPartsReadBy(readers: string, page: RegExp) {
  const group = readBy(readers, page);
  const isLarge = (id: string, graph: ModuleGraph) =>
    reaches(id, LARGE_PARTS, (module) => graph.getModuleInfo(module)?.importedIds);
  return { ...group, name: (id: string, graph: ModuleGraph) => (isLarge(id, graph) ? null : group.name(id, graph)) };
}

/** Whether a module that matches lies on some way along `next`. */
function reaches(
  id: string,
  pattern: RegExp,
  next: (id: string) => string[] | undefined,
  seen = new Set<string>(),
): boolean {
  if (pattern.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return next(id)?.some((other) => reaches(other, pattern, next, seen)) ?? false;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), pageChunks(), contractCalls(), mailPreview()],
  build: {
    outDir: 'dist/web',
    manifest: !isSsrBuild,
    // It comes inside the page; in pieces, each part that is loaded later would ask for its piece again.
    cssCodeSplit: false,
    // The site's policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that can run the site knows modulepreload.
      polyfill: false,
      // A list of the files of every page would be on the landing too, and grow with each page. The server names those
      // of the page that is asked for, and a link's page is fetched when the pointer is on it.
      resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'js' ? [] : chunks),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // The first file names those of all pages, and a hash does not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: [everyPage, ...sharedParts] },
          },
        },
  },
  // React has had this hook itself since 18; the router still brings the stand-in for older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // The server's bundle stands alone: one React, the production one, however the server itself is run.
  ssr: { noExternal: true },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // The Host stays the browser's, because the server compares it with the Origin.
      '/api': { target: PORTAL, changeOrigin: false },
      '/healthz': { target: PORTAL, changeOrigin: false },
    },
  },
}));
