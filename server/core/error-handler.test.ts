import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createUser, PASSWORD } from '../../tests/support/factories.ts';
import { createLogger } from './logger.ts';

let portal: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  portal = await createTestApp({ log: createLogger('info', { write: (line) => lines.push(line) }) });
});
afterAll(() => portal.close());

describe('an error nobody expected', () => {
  it('is a 500 in Spanish with an id that is found again in the log, and nothing else', async () => {
    await portal.database.execute(sql`drop table news`);
    const answer = await portal.visitor().get('/api/news?category=palabra-privada');

    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'message', 'requestId']);
    expect(answer.body.message).toBe('Ha ocurrido un error inesperado. Inténtalo de nuevo.');
    const entry = lines.map((line) => JSON.parse(line)).find(({ level }) => level >= 50);
    expect(entry.reqId).toBe(answer.body.requestId);
    expect(entry.err.cause.message).toContain('"news" does not exist');
  });
});

describe('an address that cannot be read', () => {
  it.each([
    ['/events/%ff', 400, 'La solicitud no se pudo leer. Revisa los datos e inténtalo de nuevo.'],
    [`/api/events/${'x'.repeat(201)}`, 414, 'La dirección es demasiado larga.'],
  ])('%s is refused in Spanish', async (path, status, message) => {
    expect(await portal.visitor().get(path)).toMatchObject({ status, body: { message } });
  });
});

describe('a request that takes too long', () => {
  it('is answered in Spanish, over its connection', async () => {
    const written: string[] = [];
    const socket = { writable: true, destroyed: false, write: (text: string) => written.push(text), destroy: () => {} };
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    portal.app.server.emit('clientError', error, socket as unknown as Socket);
    const [head = '', body = ''] = written.join('').split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body).message).toBe('Tu conexión tardó demasiado. Inténtalo de nuevo.');
  });
});

describe('the log', () => {
  it('holds no password, no cookie, no parameter of a query and no query string', async () => {
    const user = await createUser(portal.database);
    const client = portal.visitor();
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    await client.get('/api/auth/user?secreto=palabra-privada');
    await client.get('/api/news?category=palabra-privada');

    const log = lines.join('');
    expect(log).toContain('/api/auth/login');
    for (const secret of [PASSWORD, 'argon2', client.cookies.get('sid') ?? 'sid', 'palabra-privada', user.email]) {
      expect(log).not.toContain(secret);
    }
  });
});
