import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { signedIn } from '../support/factories.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let unsafe: AnyEndpoint[];

beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
  unsafe = (await contractEndpoints()).filter(({ method }) => method !== 'GET');
});
afterAll(() => portal.close());

const own = () => Object.fromEntries(admin.client.cookies);
const anId = crypto.randomUUID();
const urlOf = ({ path }: AnyEndpoint) => path.replace(/:\w+/g, anId);

interface Sending {
  type?: string;
  cookies?: Record<string, string>;
}

/** Cross-site request: with the cookies of the signed-in person. */
function sending(headers: Record<string, string>, { type = 'application/json', cookies = own() }: Sending = {}) {
  return async (endpoint: AnyEndpoint) => {
    const { statusCode } = await portal.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers: { ...headers, ...(endpoint.body && { 'content-type': type }) },
      cookies,
      ...(endpoint.body && { payload: '{}' }),
    });
    return statusCode;
  };
}

/** Endpoints for other programs, which use no session. */
const OPEN_TO_ALL = ['POST /api/newsletter/unsubscribe', 'POST /api/notifications/unsubscribe/:group'];

async function statuses(send: (endpoint: AnyEndpoint) => Promise<number>) {
  const answers = [];
  for (const endpoint of unsafe.filter((each) => !OPEN_TO_ALL.includes(endpointName(each)))) {
    answers.push(`${endpointName(endpoint)} ${await send(endpoint)}`);
  }
  return answers;
}

const refusedWith = (status: number) => (answer: string) => !answer.endsWith(` ${status}`);

describe('every call that changes something', () => {
  it('is known here if it may come from anywhere', () => {
    expect(unsafe.filter(({ anyOrigin }) => anyOrigin).map(endpointName)).toEqual(OPEN_TO_ALL);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://otro.example' }],
    ['an origin that hides', { origin: 'null' }],
    ['a site that the browser does not name', { 'sec-fetch-site': '' }],
    ['another site that claims to be this one', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }],
  ])('is refused from %s', async (_name, headers) => {
    expect((await statuses(sending(headers))).filter(refusedWith(403))).toEqual([]);
  });

  it.each([
    ['a program that is no browser', {}],
    ['the portal itself', { 'sec-fetch-site': 'same-origin' }],
    ['the portal itself, by an old browser', { origin: 'http://127.0.0.1:3000' }],
    ['an address that a person typed', { 'sec-fetch-site': 'none' }],
  ])('is let in from %s', async (_name, headers) => {
    const answers = await statuses(sending(headers, { cookies: {} }));
    expect(answers.filter((answer) => answer.endsWith(' 403'))).toEqual([]);
  });

  it('takes no body that a plain form could send', async () => {
    const withBody = unsafe.filter(({ body }) => body).map(endpointName);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answers = await statuses(sending({ 'sec-fetch-site': 'same-origin' }, { type }));
      const taken = answers.filter((answer) => withBody.some((name) => answer.startsWith(`${name} `)));
      expect(taken.filter(refusedWith(415))).toEqual([]);
    }
  });
});

describe('signing out', () => {
  it.each([
    ['an image on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['another origin', { origin: 'https://otro.example' }],
    ['a page of another site', { referer: 'https://otro.example/x' }],
  ])('does not happen through %s', async (_name, headers) => {
    const { client } = await signedIn(portal);
    const answer = await portal.app.inject({
      url: '/api/logout',
      headers,
      cookies: Object.fromEntries(client.cookies),
    });
    expect(answer.statusCode).toBe(302);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });
});
