import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, contractOperations, endpointName } from '../support/contract-endpoints.ts';
import { createCategory, createUser, PASSWORD } from '../support/factories.ts';

const CACHE = join(projectRoot, 'node_modules/.cache');

/** What somebody else would write, with the types that a generator made of the document. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { components, paths } from './portal-api.mts';

type ForumPost = components['schemas']['ForumPost'];

export async function writePost(baseUrl: string, login: components['schemas']['LoginBody']): Promise<ForumPost> {
  const client = createClient<paths>({ baseUrl });
  const { error: refusal, response } = await client.POST('/api/auth/login', { body: login });
  if (refusal) throw new Error(refusal.message);
  const headers = { cookie: response.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ') };
  const { data: categories = [] } = await client.GET('/api/forum/categories', { headers });
  const { data: post, error } = await client.POST('/api/forum/posts', {
    headers,
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      title: '¿Quién reparte en Higüey los sábados?',
      content: 'Busco quien lleve pedidos pequeños de Higüey a Bávaro los sábados por la mañana.',
      categoryId: categories[0]!.id,
    },
  });
  if (error) throw new Error(error.message);
  const { data } = await client.GET('/api/forum/posts/{id}', { headers, params: { path: { id: post.id } } });
  return data!;
}

export async function mistakes(client: ReturnType<typeof createClient<paths>>): Promise<void> {
  // @ts-expect-error: the content is missing.
  await client.POST('/api/forum/posts', { body: { title: '', categoryId: '' } });
  // @ts-expect-error: no such order.
  await client.GET('/api/forum/posts', { params: { query: { sortBy: 'oldest' } } });
  // @ts-expect-error: no such call.
  await client.GET('/api/forum/post');
}
`;

interface Generator {
  default(document: string): Promise<unknown>;
  astToString(nodes: unknown): string;
}

/** openapi-typescript writes with TypeScript 5, whose library later versions do not have. */
async function loadGenerator(folder: string): Promise<Generator> {
  const outfile = join(folder, 'generator.mjs');
  await build({
    stdin: { contents: "export { default, astToString } from 'openapi-typescript';", resolveDir: projectRoot },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { typescript: 'typescript-5' },
    external: ['typescript-5', '@redocly/openapi-core'],
  });
  return import(pathToFileURL(outfile).href);
}

let portal: TestApp;
let text: string;
let folder: string;

beforeAll(async () => {
  portal = await createTestApp();
  text = (await portal.app.inject({ url: '/api/openapi.json' })).body;
  await mkdir(CACHE, { recursive: true });
  // Within the project, where the packages are found.
  folder = await mkdtemp(join(CACHE, 'openapi-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the description of the API', () => {
  it('breaks no recommended rule', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-invalid-schema-examples': 'error' } });
    const problems = await lintFromString({ source: text, config });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('calls every operation what its contract calls it', async () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [
        endpointName({ method: method.toUpperCase(), path: path.replace(/\{(\w+)\}/g, ':$1') }),
        operationId,
      ]),
    );
    const declared = (await contractOperations()).map(([key, endpoint]) => [endpointName(endpoint), key]);
    expect(named.sort()).toEqual(declared.sort());
    expect(new Set(named.map(([, operationId]) => operationId)).size).toBe((await contractEndpoints()).length);
  });

  it('stays small', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(300_000);
  });

  it('makes a client that compiles, logs in and writes a post', async () => {
    const { default: generate, astToString } = await loadGenerator(folder);
    await writeFile(join(folder, 'portal-api.mts'), astToString(await generate(text)));
    await writeFile(join(folder, 'client.mts'), CLIENT);
    const options =
      '--target es2023 --module esnext --moduleResolution bundler --lib es2023,dom,dom.iterable --types node';
    const rules =
      '--ignoreConfig --strict --noUncheckedIndexedAccess --skipLibCheck --allowImportingTsExtensions --rewriteRelativeImportExtensions';
    const compiling = promisify(execFile)(
      join(projectRoot, 'node_modules/.bin/tsc'),
      [...`${options} ${rules}`.split(' '), 'client.mts'],
      { cwd: folder },
    );
    expect(await compiling.catch(({ stdout }) => stdout)).toMatchObject({ stdout: '' });

    const { writePost } = await import(pathToFileURL(join(folder, 'client.mjs')).href);
    const { email, firstName } = await createUser(portal.database);
    const category = await createCategory(portal.database);
    await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = portal.app.server.address() as AddressInfo;
    expect(await writePost(`http://127.0.0.1:${port}`, { email, password: PASSWORD })).toMatchObject({
      title: '¿Quién reparte en Higüey los sábados?',
      category: { name: category.name },
      author: { firstName },
    });
  });
});
