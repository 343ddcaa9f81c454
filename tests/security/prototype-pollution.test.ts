import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName, isStream } from '../support/contract-endpoints.ts';
import { signedIn } from '../support/factories.ts';
import { deferJobs } from './database-diff.ts';
import { type ValidRequests, validRequest, validRequests } from './valid-requests.ts';

const endpoints = (await contractEndpoints()).filter((endpoint) => !isStream(endpoint));
const withBody = endpoints.filter(({ body }) => body);
const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
/** All properties of the prototypes as text, functions included. */
const readPrototypes = () =>
  prototypes.map((each) =>
    Object.entries(Object.getOwnPropertyDescriptors(each)).map(([name, { value }]) => `${name} ${String(value)}`),
  );

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let requests: ValidRequests;
let clean: ReturnType<typeof readPrototypes>;

beforeAll(async () => {
  portal = await createTestApp();
  await deferJobs(portal.database);
  requests = await validRequests(portal);
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

/** The portal runs in this process, so pollution by it shows here. */
beforeEach(() => {
  clean = readPrototypes();
});
afterEach(() => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(readPrototypes()).toEqual(clean);
});

const POISONS = [
  '"__proto__": {"polluted": true, "role": "admin"}',
  '"\\u005f_proto__": {"polluted": true}',
  '"constructor": {"prototype": {"polluted": true}}',
  '"\\u0063onstructor": {"prototype": {"polluted": true}}',
];

/** Bodies with the poison at the top and in each nested object and list. */
function poisonedBodies(body: object): string[] {
  return POISONS.flatMap((poison) => {
    const entries = Object.entries(body);
    const around = (inner: string[]) => `{${inner.join(', ')}}`;
    const plain = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    const inEach = entries.map(([key], index) => around(plain.with(index, `${JSON.stringify(key)}: {${poison}}`)));
    const inLists = entries.flatMap(([key, value], index) =>
      Array.isArray(value) ? [around(plain.with(index, `${JSON.stringify(key)}: [{${poison}}]`))] : [],
    );
    return [around([poison, ...plain]), ...inEach, ...inLists];
  });
}

describe('a body with the keys of a prototype', () => {
  it.each(withBody.map((endpoint) => [endpointName(endpoint), endpoint.method] as const))(
    'is refused by %s',
    async (name, method) => {
      const { client, url, body } = await validRequest(requests, name);
      const answers = [];
      for (const payload of poisonedBodies(body)) {
        const answer = await client.send(method, url, payload, { 'content-type': 'application/json' });
        if (answer.status !== 400) answers.push([payload, answer.status, answer.body]);
      }
      expect(answers).toEqual([]);
    },
  );
});

const QUERY = [
  '__proto__[polluted]=1',
  '__proto__.polluted=1',
  '__proto__=1&__proto__=2',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  'constructor=1&prototype=1&toString=1&hasOwnProperty=1',
  '%5f_proto__%5Bpolluted%5D=1',
].join('&');
const IDS = ['__proto__', 'constructor', crypto.randomUUID()];
/** Calls that end the session of the others. */
const ENDING = ['GET /api/logout'];

it('an address with the keys of a prototype changes nothing, whatever is asked for', async () => {
  const problems: unknown[] = [];
  for (const endpoint of endpoints.filter((each) => each.method === 'GET' && !ENDING.includes(endpointName(each)))) {
    for (const id of endpoint.path.includes(':') ? IDS : ['']) {
      const { status } = await admin.client.get(`${endpoint.path.replace(/:\w+/g, id)}?${QUERY}`);
      if (status >= 500) problems.push([endpointName(endpoint), id, status]);
    }
  }
  expect(problems).toEqual([]);
});

it('an external sign-in that was begun with the keys of a prototype leads nowhere', async () => {
  const visitor = portal.visitor();
  const attempt = '{"__proto__": {"polluted": true}, "state": "a", "nonce": "b", "verifier": "c", "next": "/"}';
  visitor.cookies.set('login', Buffer.from(attempt).toString('base64url'));
  const answer = await visitor.get('/api/login/callback?code=x&state=a');
  expect([answer.status, answer.headers.location]).toEqual([302, '/login?externo=fallo']);
});
