import { join } from 'node:path';
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
