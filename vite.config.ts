import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Manifest, type Plugin, runnerImport } from 'vite';
import { contractData } from './scripts/build/contract-data.ts';
import { iconFiles } from './scripts/build/icon-files.ts';
import { markedLexer } from './scripts/build/marked-lexer.ts';
import { sharedFiles, withImports } from './scripts/build/shared-files.ts';

const PORTAL = 'http://127.0.0.1:3000';
const CHUNKS_MODULE = 'virtual:page-chunks';
const MAIL_PREVIEW = './tests/support/mail-preview.tsx';

/** Tells the server's bundle which scripts each page and part of the shell needs. The browser's bundle has to be built before it. */
function pageChunks(): Plugin {
  const chunksByPage = () => {
    // Set by the build; in development scripts come one by one anyway.
    const file = process.env.CLIENT_MANIFEST;
    if (!file) return {};
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    const shared = withImports(manifest, 'index.html');
    const parts = Object.keys(manifest).filter((key) => /^web\/(pages|app)\//.test(key));
    const files = (part: string) =>
      [...withImports(manifest, part)].filter((key) => !shared.has(key)).map((key) => `/${manifest[key]?.file}`);
    return Object.fromEntries(parts.map((part) => [parse(part).name, files(part)]));
  };
  return {
    name: 'page-chunks',
    resolveId: (id) => (id === CHUNKS_MODULE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${CHUNKS_MODULE}` ? `export default ${JSON.stringify(chunksByPage())}` : undefined),
  };
}

/**
 * Vite wraps each `import()` to preload a list of files first. Here the list is always empty: see `modulePreload`. What is
 * left is Vite's own event for a chunk that failed to load, which chunk-load recovery listens to.
 */
const IMPORT_HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
});`;

function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? IMPORT_HELPER : undefined),
  };
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

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    pageChunks(),
    contractData(),
    iconFiles(),
    markedLexer(),
    sharedFiles(),
    plainImports(),
    mailPreview(),
  ],
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
