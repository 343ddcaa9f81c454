import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { createUser } from '../support/factories.ts';
import { sampled } from '../support/thoroughness.ts';
import { deferJobs, diffRows, normalizeRow, readAllRows } from './database-diff.ts';
import { CANARY, forbiddenKeys, withForbiddenKeys } from './forbidden-keys.ts';
import { type ValidRequest, type ValidRequests, validRequest, validRequests } from './valid-requests.ts';

const withBody = (await contractEndpoints()).filter(({ body }) => body);

let portal: TestApp;
let requests: ValidRequests;
let foreign: Record<string, unknown>[];
let planted: RegExp;

beforeAll(async () => {
  portal = await createTestApp();
  await deferJobs(portal.database);
  requests = await validRequests(portal);
  const someone = await createUser(portal.database);
  foreign = sampled(await forbiddenKeys(someone.id), 3);
  planted = new RegExp([someone.id, ...Object.values(CANARY)].join('|'));
});
afterAll(() => portal.close());

/** Effects of a request: its response and the rows that it changed. */
async function traceOf({ method }: AnyEndpoint, { client, url, body }: ValidRequest) {
  const before = await readAllRows(portal.database);
  const answer = await client.send(method, url, body);
  const changes = diffRows(before, await readAllRows(portal.database));
  const raw = [...changes, JSON.stringify(answer.body)].join('\n');
  return {
    status: answer.status,
    raw,
    changes: changes.map(normalizeRow).sort(),
    body: normalizeRow(JSON.stringify(answer.body)),
  };
}

it('every call with a body has its request here', () => {
  expect(Object.keys(requests).sort()).toEqual(withBody.map(endpointName).sort());
});

it('the keys are those of the tables', () => {
  expect(foreign.length).toBeGreaterThan(1);
  expect(foreign[0]).toMatchObject({ role: 'admin', isPublished: true, likes: CANARY.number, isEmailVerified: true });
});

it.each(withBody.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  '%s takes nothing that is not its own',
  async (name, endpoint) => {
    const plain = await traceOf(endpoint, await validRequest(requests, name));
    expect(plain.status, plain.raw).toBe(endpoint.status);
    for (const keys of foreign) {
      const request = await validRequest(requests, name);
      const body = withForbiddenKeys(request.body, endpoint.body, keys) as object;
      const { raw, ...trace } = await traceOf(endpoint, { ...request, body });
      expect(raw).not.toMatch(planted);
      expect(trace).toEqual({ status: plain.status, changes: plain.changes, body: plain.body });
    }
  },
);
