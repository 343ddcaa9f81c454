import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Person {
  subject: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

export interface TestIssuer {
  settings: { issuer: string; clientId: string; clientSecret: string };
  /** The user who signs in. */
  person: Person;
  /** Whether the user grants the portal access. */
  consents: boolean;
  /** Forged id token: these claims, signed with that key. */
  forgery: { key: 'own' | 'foreign'; claims?: Record<string, unknown> } | undefined;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'portal', clientSecret: 'a secret that the issuer knows too' };

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const KEYS = { own: newKey(), foreign: newKey() };
const KEY_ID = 'the key that the issuer publishes';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(key: KeyObject, claims: unknown): string {
  const content = `${encoded({ alg: 'RS256', kid: KEY_ID })}.${encoded(claims)}`;
  return `${content}.${createSign('sha256').update(content).sign(key, 'base64url')}`;
}

/** Replaces the id token in the provider's response. */
function forgeIdentity(response: ServerResponse, { key, claims }: NonNullable<TestIssuer['forgery']>): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body));
    const told = JSON.parse(Buffer.from(answer.id_token.split('.')[1], 'base64url').toString());
    const text = JSON.stringify({ ...answer, id_token: signed(KEYS[key], { ...told, ...claims }) });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as ServerResponse['end'];
}

/** A real OpenID provider on loopback with automatic sign-in. */
export async function startIssuer(redirectUri: string): Promise<TestIssuer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    jwks: { keys: [{ ...KEYS.own.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the issuer'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const { subject, ...claims } = state.person;
        return { sub: id, ...claims };
      },
    }),
    // Claims such as the e-mail only on request, like most issuers.
    conformIdTokenClaims: true,
    ttl: { Session: 60, Grant: 60, Interaction: 60, AccessToken: 60, IdToken: 60 },
  });
  const state: TestIssuer = {
    settings: { issuer, ...CLIENT },
    person: { subject: 'nadie' },
    consents: true,
    forgery: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Record<string, unknown>> {
    const { prompt } = await provider.interactionDetails(request, response);
    const accountId = state.person.subject;
    if (prompt.name === 'login') return { login: { accountId } };
    if (!state.consents) return { error: 'access_denied', error_description: 'the person said no' };
    const grant = new provider.Grant({ accountId, clientId: CLIENT.clientId });
    grant.addOIDCScope('openid email profile');
    return { consent: { grantId: await grant.save() } };
  }

  const serve = provider.callback();
  server.on('request', async (request, response) => {
    if (state.forgery && request.url?.startsWith('/token')) forgeIdentity(response, state.forgery);
    if (!request.url?.startsWith('/interaction/')) return serve(request, response);
    const result = await answer(request, response);
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  });
  return state;
}

/** Follows the redirects through the issuer and keeps cookies, as a browser does. */
export async function walkThroughIssuer(from: string, backAt: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = from;
  while (!url.startsWith(backAt)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`the issuer stopped at ${url}: ${response.status} ${await response.text()}`);
    url = new URL(location, url).href;
  }
  return url.slice(backAt.length);
}
