import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { projectRoot } from '../paths.mjs';

/**
 * In the browser an imported contract is plain data: calls, limits and words. Its schemas come by `import()`, with zod,
 * while a form is filled in.
 */
export function contractData(): Plugin {
  const suffix = '?data';
  let modules: Record<string, Record<string, unknown>>;
  return {
    name: 'contract-data',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      modules = await evaluateContract();
    },
    async resolveId(source, importer, { kind }) {
      if (!source.startsWith('#contract/') || kind === 'dynamic-import') return;
      const contract = await this.resolve(source, importer, { skipSelf: true });
      return contract && hasSchemas(contract.id) ? contract.id + suffix : contract;
    },
    load(id) {
      if (!id.endsWith(suffix)) return;
      const file = id.slice(0, -suffix.length);
      const exported = Object.entries(modules[`/${relative(projectRoot, file)}`] ?? {});
      return exported
        .map(([name, value]) => [name, JSON.stringify(asData(value))])
        .flatMap(([name, data]) => (data === undefined ? [] : `export const ${name} = ${data};`))
        .join('\n');
    },
  };
}

const hasSchemas = (file: string) => file.endsWith('.contract.ts') || readFileSync(file, 'utf8').includes("from 'zod");

/** All modules at once: one by one each would start a Vite of its own. */
async function evaluateContract() {
  const entry = 'virtual:contract';
  const code = "export default import.meta.glob(['/contract/**/*.ts', '!**/*.test.ts'], { eager: true })";
  const source: Plugin = {
    name: entry,
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? code : undefined),
  };
  const { module } = await runnerImport<{ default: Record<string, Record<string, unknown>> }>(entry, {
    root: projectRoot,
    configFile: false,
    plugins: [source],
  });
  return module.default;
}

/** Keeps how an endpoint is called; drops everything that contains a schema. */
function asData(value: unknown): unknown {
  if (typeof value === 'function') return;
  if (typeof value !== 'object' || value === null) return value;
  if ('method' in value && 'path' in value) {
    const { method, path, takesIdempotencyKey } = value as Record<string, unknown>;
    return { method, path, takesIdempotencyKey };
  }
  const isPlain = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
  const entries = Object.entries(value).map(([key, part]) => [key, asData(part)] as const);
  if (!isPlain || entries.some(([, part]) => part === undefined)) return;
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
