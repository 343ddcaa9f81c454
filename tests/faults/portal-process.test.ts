import { once } from 'node:events';
import { appendFileSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { portalVersion } from '../../server/core/version.ts';
import { copyDataDirectory } from '../support/copy-data-directory.ts';
import { createTestDatabase } from '../support/database.ts';
import { databaseUrl } from '../support/database-url.ts';
import { createFailingDisk, withoutFailingDisk } from '../support/failing-disk.ts';
import { freePort } from '../support/free-port.ts';
import { interruptStart, type PortalProcess, runPortal, startPortal } from '../support/portal-process.ts';
import { stressSize } from '../support/thoroughness.ts';

let dataDir: string;
let portal: PortalProcess | undefined;

beforeEach(async () => {
  dataDir = await copyDataDirectory(inject('dataDirectoryTemplate'), 'faults');
});
afterEach(async () => {
  portal?.signal('SIGTERM');
  await portal?.exited;
  portal = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const pidFile = () => join(dataDir, 'postgres/cluster/postmaster.pid');

async function postmasterPid(): Promise<number> {
  return Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);
}

const account = (email: string) => ({ email, password: 'secreto', firstName: 'Ana', lastName: 'Gil' });

const KILLS = stressSize({ usual: 2, thorough: 10 });

describe(`${KILLS} kill -9 of the portal while members register`, () => {
  it('lose no account that was acknowledged', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const running = await startPortal({ DATA_DIR: dataDir });
      portal = running;
      const enough = new Promise<void>((resolve) => {
        const register = async (lane: number) => {
          for (let number = 0; ; number += 1) {
            const email = `ronda${round}-${lane}-${number}@prueba.example`;
            const answer = await running.call('POST', '/api/auth/register', account(email)).catch(() => undefined);
            if (!answer) return;
            expect(answer.status).toBe(201);
            acknowledged.push(email);
            if (number >= 2 + (round % 3)) resolve();
          }
        };
        for (const lane of [0, 1, 2, 3]) void register(lane);
      });
      await enough;
      running.signal('SIGKILL');
      await running.exited;
    }

    portal = await startPortal({ DATA_DIR: dataDir });
    expect(acknowledged.length).toBeGreaterThan(4 * KILLS);
    const logins = acknowledged.map(async (email) => {
      const login = await portal?.call('POST', '/api/auth/login', { email, password: 'secreto' });
      return [email, login?.status];
    });
    expect(await Promise.all(logins)).toEqual(acknowledged.map((email) => [email, 200]));
  });
});

describe('a lost database', () => {
  it('answers 503 in Spanish and heals without a restart, after kill -9 of the postmaster', async () => {
    portal = await startPortal({ DATA_DIR: dataDir });
    process.kill(await postmasterPid(), 'SIGKILL');

    const seen = new Set<number>();
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      const answer = await portal.call('GET', '/api/settings');
      seen.add(answer.status);
      if (answer.status === 503) {
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(await answer.json()).toMatchObject({
          message: 'El portal no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
        });
      }
      if (answer.status === 200 && seen.has(503)) break;
    }
    expect([...seen].sort()).toEqual([200, 503]);
    expect((await portal.call('GET', '/healthz')).status).toBe(200);
  });

  it('answers 503 within ten seconds while the server is frozen, and at once afterwards', async () => {
    portal = await startPortal({ DATA_DIR: dataDir });
    const backends = await frozenGroup(await postmasterPid());
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    const started = Date.now();
    const answer = await portal.call('GET', '/api/settings');
    expect(answer.status).toBe(503);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect((await portal.call('GET', '/livez')).status).toBe(200);

    for (const pid of backends) process.kill(pid, 'SIGCONT');
    await expect.poll(async () => (await portal?.call('GET', '/api/settings'))?.status).toBe(200);
  });
});

/** The postmaster and its children, from /proc. */
async function frozenGroup(postmaster: number): Promise<number[]> {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

describe('a log that cannot be written keeps nobody from being served, nor the portal from stopping', () => {
  async function expectServed(log: number, breakLog = () => {}): Promise<void> {
    portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, undefined, log);
    closeSync(log);
    breakLog();
    for (let count = 0; count < 20; count += 1) expect((await portal.call('GET', '/api/settings')).status).toBe(200);
    portal.signal('SIGTERM');
    expect(await portal.exited).toBe(0);
    portal = undefined;
  }

  it.skipIf(!existsSync('/dev/full'))('as on a full disk', () => expectServed(openSync('/dev/full', 'w')));

  it('as through a descriptor that takes no writes', () => expectServed(openSync('/dev/null', 'r')));

  it.skipIf(withoutFailingDisk)(`as on a disk that its system made read-only${withoutFailingDisk}`, async () => {
    const disk = createFailingDisk();
    const log = join(disk.folder, 'portal.log');
    let written = '';
    await expectServed(openSync(log, 'a'), () => {
      disk.fail();
      written = readFileSync(log, 'utf8');
    });
    expect(() => appendFileSync(log, 'x')).toThrow('EROFS');
    expect(written).toContain('El portal está en marcha');
    expect(readFileSync(log, 'utf8')).toBe(written);
    disk.remove();
  });
});

it('a start says which version it is and where it keeps what, and names settings that have no effect', async () => {
  const environment = {
    DATA_DIR: relative(projectRoot, dataDir),
    BACKUP_DIRR: '/copias',
    BACKUP_PASSPHRASE_FILE: '/sin/clave',
  };
  portal = await startPortal(environment);
  await expect
    .poll(() => portal?.output())
    .toContain(`  Versión ${portalVersion}. Datos en ${dataDir}; copias en ${join(dataDir, 'backups')}\n`);
  expect(portal.output()).toContain('No hay ninguna variable BACKUP_DIRR: si es BACKUP_DIR, corrige su nombre');
  expect(portal.output()).toContain(
    'No se puede leer BACKUP_PASSPHRASE_FILE (/sin/clave). Así no se hace ninguna copia.',
  );
});

describe('stopping', () => {
  it('on SIGTERM ends with 0 and takes its database along', async () => {
    portal = await startPortal({ DATA_DIR: dataDir });
    portal.signal('SIGTERM');
    expect(await portal.exited).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
    portal = undefined;
  });

  it('on SIGHUP too, when it is a process alone: what supervises it starts the version that is installed by then', async () => {
    portal = await startPortal({ DATA_DIR: dataDir });
    portal.signal('SIGHUP');
    expect(await portal.exited).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
    portal = undefined;
  });

  it('on SIGTERM during the start takes the database along that it has just started', async () => {
    const { code, output } = await interruptStart({ DATA_DIR: dataDir }, () => existsSync(pidFile()));
    expect(output).toBe('');
    expect(code).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });

  it('lets requests that were already being answered finish', async () => {
    portal = await startPortal({ DATA_DIR: dataDir });
    const answers = Array.from({ length: 20 }, (_, index) =>
      portal?.call('POST', '/api/auth/register', account(`drenado${index}@prueba.example`)),
    );
    await Promise.race(answers);
    portal.signal('SIGTERM');
    const statuses = (await Promise.all(answers)).map((answer) => answer?.status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await portal.exited).toBe(0);
    portal = undefined;
  });
});

describe('a start that cannot work is refused in words', () => {
  it('when another portal runs on the same directory', async () => {
    portal = await startPortal({ DATA_DIR: dataDir });
    const second = await runPortal({ DATA_DIR: dataDir, PORT: '0' });
    expect(second.code).toBe(1);
    expect(second.output).toContain('Ya hay un portal en marcha');
    expect((await portal.call('GET', '/healthz')).status).toBe(200);
  });

  it('when the configuration is wrong, all problems together', async () => {
    const { code, output } = await runPortal({
      NODE_ENV: 'production',
      PORT: 'ochenta',
      DEMO: 'on',
      DATA_DIR: dataDir,
    });
    // By which the unit of systemd knows that another start would end alike.
    expect(code).toBe(78);
    for (const name of ['PORT', 'SESSION_SECRET', 'PUBLIC_URL', 'DEMO']) expect(output).toContain(name);
    expect(output).not.toMatch(/at .*\.ts:\d+/);
  });

  it('when the database that it is told to use does not answer for as long as it may wait', async () => {
    const nowhere = `postgres://portal:una-clave@127.0.0.1:${await freePort()}/portal`;
    const environment = { DATA_DIR: dataDir, DATABASE_URL: nowhere, DATABASE_WAIT_SECONDS: '1' };
    const { code, output } = await runPortal(environment);
    expect(code).toBe(1);
    expect(output).toMatch(/La base de datos no responde \(.*\)\. Se intenta otra vez en 0\.5 s\./);
    expect(output).toMatch(/^La base de datos no responde \(.*ECONNREFUSED.*\)\. Revisa DATABASE_URL/m);
    expect(output).not.toMatch(/una-clave|\n\s+at /);
  });

  it.each([
    [
      'does not take the password',
      { password: 'otra' },
      /^La base de datos no acepta la contraseña del rol «portal»\./,
    ],
    [
      'is not there',
      { database: 'ninguna' },
      /^El servidor no tiene la base de datos «ninguna»\. Créala con «createdb»/,
    ],
  ])('when the database %s', async (_name, wrong, sentence) => {
    const url = databaseUrl({ ...inject('postgres').portal, ...wrong });
    const { code, output } = await runPortal({ DATA_DIR: dataDir, DATABASE_URL: url });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    ['another', 1, /^La base de datos es de antes de la versión 0\.2\.0 del portal, y esta no la pone al día: .*\.\n$/],
    [
      'a later',
      99_999_999_999_999,
      /^La base de datos es de una versión más nueva del portal, con la que esta ya no funciona: .*\.\n$/,
    ],
  ])('when %s version made the database', async (hash, createdAt, sentence) => {
    const { database, connection, close } = await createTestDatabase();
    await database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`,
    );
    await database.execute(sql`update drizzle.compatibility set oldest = ${createdAt}`);
    const { code, output } = await runPortal({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(connection) });
    await close();
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
  });

  it('when this machine does not have the address', async () => {
    const { code, output } = await runPortal({ DATA_DIR: dataDir, PORT: '0', HOST: '203.0.113.7' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Este equipo no tiene la dirección 203\.0\.113\.7, que pide HOST\./m);
  });

  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runPortal({ DATA_DIR: dataDir, PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(`El puerto ${port} ya está en uso. Elige otro con PORT.`);
    expect(existsSync(pidFile())).toBe(false);
    const metrics = await runPortal({ DATA_DIR: dataDir, PORT: '0', METRICS_PORT: String(port) });
    expect(metrics.code).toBe(1);
    expect(metrics.output).toContain(`El puerto ${port} ya está en uso. Elige otro con METRICS_PORT.`);
    other.close();
  });
});
