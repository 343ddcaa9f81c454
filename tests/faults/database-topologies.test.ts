import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { type PortalProcess, runPortal, startPortal } from '../support/portal-process.ts';
import { createPostgresServer, type PostgresServer } from '../support/postgres-servers.ts';

const servers: PostgresServer[] = [];
let portal: PortalProcess | undefined;

afterEach(async () => {
  portal?.signal('SIGTERM');
  await portal?.exited;
  portal = undefined;
});
afterAll(async () => {
  for (const server of servers) await server.remove();
});

async function createServer(options: Parameters<typeof createPostgresServer>[1] = {}): Promise<PostgresServer> {
  const server = await createPostgresServer(inject('dataDirectoryTemplate'), options);
  servers.push(server);
  return server;
}

const urlOf = ({ portal: { user, password } }: PostgresServer, hosts: string, query = '') =>
  `postgres://${user}:${encodeURIComponent(password)}@${hosts}/portal${query}`;

/** What the portal keeps nothing else in: each start is given its secret and its mail has nowhere to go. */
const environment = { SESSION_SECRET: 'x'.repeat(32) };

const account = (email: string) => ({ email, password: 'secreto', firstName: 'Ana', lastName: 'Gil' });

async function register(email: string): Promise<number> {
  const answer = await (portal as PortalProcess).call('POST', '/api/auth/register', account(email));
  await answer.arrayBuffer();
  return answer.status;
}

async function runAs(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe('a synchronous standby that is promoted while members register', () => {
  it('takes over without a restart: only 503 meanwhile, and nothing acknowledged is lost', async () => {
    const primary = await createServer({ settings: ['synchronous_standby_names=*'] });
    const standby = await createServer({ primary });
    // The standby comes first: the one that accepts writes is looked for, not the first that answers.
    const hosts = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`;
    const DATABASE_URL = urlOf(primary, hosts, '?target_session_attrs=read-write');
    portal = await startPortal({ ...environment, DATABASE_URL });

    const acknowledged: string[] = [];
    const seen = new Set<number>();
    const registerNext = async () => {
      const email = `cambio${acknowledged.length}-${seen.size}-${Math.random()}@prueba.example`;
      const status = await register(email);
      seen.add(status);
      if (status === 201) acknowledged.push(email);
      return status;
    };
    for (let count = 0; count < 5; count += 1) expect(await registerNext()).toBe(201);
    const before = acknowledged.length;
    await primary.kill();
    const promoted = runAs(standby.superuser, 'select pg_promote()');
    await expect.poll(registerNext, { interval: 20 }).toBe(201);
    await promoted;
    for (let count = 0; count < 5; count += 1) await registerNext();

    expect([...seen].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(before);
    for (const email of acknowledged) {
      const login = await portal.call('POST', '/api/auth/login', { email, password: 'secreto' });
      expect([email, login.status]).toEqual([email, 200]);
    }
    expect((await portal.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('a database that is not there yet', () => {
  it('is waited for, with a line in the log, and then served from', async () => {
    const server = await createServer();
    await server.kill();
    const DATABASE_URL = urlOf(server, `127.0.0.1:${server.port}`);
    const starting = startPortal({ ...environment, DATABASE_URL });
    await server.start();
    portal = await starting;
    expect(await register('espera@prueba.example')).toBe(201);
  });
});

const skip = hasPgBouncer ? '' : ' (skipped: pgbouncer is not installed)';

describe.skipIf(skip)(`PgBouncer in transaction mode${skip}`, () => {
  let server: PostgresServer;
  // Not before all: polling belongs to a test.
  beforeEach(async () => {
    server ??= await createServer();
  });

  /** Its settings let the parameters of a session pass, and lose them. */
  const TOLERANT = ['ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout'];

  it.each([
    ['that refuses the parameters of a session', []],
    ['that ignores them', TOLERANT],
  ])('%s is refused in words where nothing leads past it', async (_name, settings) => {
    const pooler = await startPgBouncer(server.portal, { settings });
    try {
      const { code, output } = await runPortal({ ...environment, DATABASE_URL: pooler.url, PORT: '0' });
      expect(output).toMatch(/^DATABASE_URL lleva a un pooler .*DATABASE_DIRECT_URL .*\.\n$/);
      expect(code).toBe(1);
      const both = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url };
      const second = await runPortal({ ...environment, ...both, PORT: '0' });
      expect(second.output).toMatch(/^DATABASE_DIRECT_URL lleva a un pooler .*\.\n$/);
    } finally {
      await pooler.stop();
    }
  });

  it('serves members with the direct address beside it, live events and the end of a session included', async () => {
    const pooler = await startPgBouncer(server.portal, { settings: ['default_pool_size = 5'] });
    try {
      const DATABASE_DIRECT_URL = urlOf(server, `127.0.0.1:${server.port}`);
      portal = await startPortal({ ...environment, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL });
      const { url } = portal;
      const emails = Array.from({ length: 8 }, (_, index) => `pooler${index}@prueba.example`);
      expect(await Promise.all(emails.map(register))).toEqual(emails.map(() => 201));
      const logIn = async () => {
        const login = await (portal as PortalProcess).call('POST', '/api/auth/login', {
          email: emails[0],
          password: 'secreto',
        });
        return { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '', origin: url };
      };
      const headers = await logIn();
      const get = async (path: string) => (await fetch(url + path, { headers })).status;
      // Named statements on whichever connection comes: each more often than there are connections.
      for (let round = 0; round < 12; round += 1) {
        const paths = ['/api/forum/posts', '/api/members', '/api/events', '/api/auth/user', '/api/search?q=empresa'];
        expect(await Promise.all(paths.map(get))).toEqual(paths.map(() => 200));
      }
      // The cache of sessions hears of the password's change through LISTEN.
      const changed = await fetch(`${url}/api/auth/password`, {
        method: 'PUT',
        headers: { ...(await logIn()), 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword: 'secreto', newPassword: 'otro-secreto' }),
      });
      expect([changed.status, await changed.text()]).toEqual([200, expect.anything()]);
      await expect.poll(() => get('/api/auth/user')).toBe(401);
    } finally {
      await pooler.stop();
    }
  });
});
