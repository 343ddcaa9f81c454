import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { projectRoot } from '../../server/core/project-root.ts';

/** Every endpoint that any `*.contract.ts` exports, with its key. */
export async function contractOperations(): Promise<[key: string, endpoint: AnyEndpoint][]> {
  const folder = join(projectRoot, 'contract');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.contract.ts')).sort();
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  return modules.flatMap((module) =>
    Object.entries<Record<string, AnyEndpoint>>(module)
      .filter(([name]) => name.endsWith('Contract'))
      .flatMap(([, contract]) => Object.entries(contract)),
  );
}

export const contractEndpoints = async () => (await contractOperations()).map(([, endpoint]) => endpoint);

export const endpointName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** A stream never ends by itself: those have tests of their own. */
export const isStream = ({ path }: AnyEndpoint) => path.endsWith('/stream') || path === '/api/live';
