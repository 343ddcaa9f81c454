import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts';
import { externalIdentities, users } from '../server/database/schema/account.ts';
import { auditLog } from '../server/database/schema/audit.ts';
import { createTestApp, SESSION_SECRET, type TestApp } from '../tests/support/app.ts';
import { buildCommandLine, type CommandLine } from '../tests/support/command-line.ts';
import { copyDataDirectory } from '../tests/support/copy-data-directory.ts';
import { databaseUrl } from '../tests/support/database-url.ts';
import { createUser, PASSWORD, signedIn } from '../tests/support/factories.ts';
import { freePort } from '../tests/support/free-port.ts';
import { runPortal, startPortal } from '../tests/support/portal-process.ts';
import { addPasskey, halfSignedIn, memberWithTotp } from '../tests/support/second-factors.ts';
import { createSmallDisk, setReadOnly, withoutSmallDisk } from '../tests/support/small-disk.ts';
import { mailPart, mailSubject, startSmtpServer } from '../tests/support/smtp-server.ts';

let commandLine: CommandLine;
let portal: TestApp;
let environment: Record<string, string>;
let dataDir: string;

beforeAll(async () => {
  commandLine = await buildCommandLine();
  portal = await createTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'portal-cli-'));
  environment = {
    DATABASE_URL: databaseUrl(portal.connection),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://portal.example',
  };
});
afterAll(async () => {
  await portal.close();
  await commandLine.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (...words: string[]) => commandLine.run(environment, ...words);

async function find(email: string) {
  const [row] = await portal.database.select().from(users).where(eq(users.email, email));
  return row;
}

const recorded = (id: string) =>
  portal.database
    .select({ actor: auditLog.actorName, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.targetId, id));

it('the factors of somebody who lost them all are removed, with the sessions, and that is written down', async () => {
  const { client, user } = await signedIn(portal);
  await addPasskey(client);
  const linked = { issuer: 'https://identidad.example', subject: user.id, userId: user.id };
  await portal.database.insert(externalIdentities).values(linked);
  await halfSignedIn(portal, user.email);
  expect(await run('members', 'remove-factors', user.email)).toMatchObject({ code: 0 });
  expect((await client.get('/api/auth/user')).status).toBe(401);
  expect(await portal.database.$count(externalIdentities, eq(externalIdentities.userId, user.id))).toBe(0);
  const login = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
  expect(login.status).toBe(200);
  expect(await recorded(user.id)).toEqual([{ actor: 'Línea de comandos', action: 'member.remove-factors' }]);
  const again = await run('members', 'remove-factors', user.email);
  expect(again.stdout).toContain('no tenía segundos factores');
});

it('an external account alone is removed as well', async () => {
  const user = await createUser(portal.database);
  const linked = { issuer: 'https://identidad.example', subject: user.id, userId: user.id };
  await portal.database.insert(externalIdentities).values(linked);
  expect((await run('members', 'remove-factors', user.email)).stdout).toContain('ya no tiene');
  expect(await portal.database.$count(externalIdentities, eq(externalIdentities.userId, user.id))).toBe(0);
});

describe('without a command, or with one that does not exist', () => {
  it('explains itself in Spanish', async () => {
    const help = await run('--help');
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const name of ['admin grant', 'admin revoke', 'password-link', 'members list', 'mail test', 'doctor']) {
      expect(help.stdout).toContain(name);
    }
    expect((await run('bailar')).stderr).toMatch(/^No existe la orden «bailar»\./);
    const odd = await run('members', 'list', '--nada');
    expect(odd).toMatchObject({ code: 64, stdout: '' });
    expect(odd.stderr).toMatch(/^No se entiende --nada\./);
  });

  it.each([
    ['a word too many', ['doctor', 'todo'], '«todo»', 'doctor'],
    ['two files', ['restore', 'una.tar.gz', 'otra.tar.gz'], '«otra.tar.gz»', 'restore <archivo>'],
    ['an option of another command', ['backup', '--reason', 'x'], '«--reason»', 'backup [--to <carpeta>]'],
    ['an option without a meaning there', ['admin', 'revoke', 'a@b.example', '--role', 'editor'], '«--role»', 'admin'],
    ['several', ['mail', 'release', 'ya', '--drop-previous'], '«ya», «--drop-previous»', 'mail release'],
  ])('%s is refused with the usage, and nothing is done', async (_name, words, named, usage) => {
    const { code, stdout, stderr } = await run(...words);
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toMatch(/^Sobran? «[\s\S]*: no se hizo nada\.\n/);
    expect(stderr).toContain(named);
    expect(stderr).toContain(`\nUso: npm run portal -- ${usage}`);
  });

  it('restoring and dropping the former database at once is refused', async () => {
    const { code, stdout, stderr } = await run('restore', 'copia.tar.gz', '--drop-previous');
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toMatch(/^--drop-previous va solo: .* No se hizo nada\.\nUso: npm run portal -- restore /);
  });
});

describe('a database that refuses the portal', () => {
  it.each([
    ['a wrong password', { password: 'otra' }, /no acepta la contraseña del rol «portal»\. Corrígela en DATABASE_URL/],
    ['no such database', { database: 'ninguna' }, /no tiene la base de datos «ninguna»\. Créala con «createdb»/],
    ['nobody there', { host: '127.0.0.1', port: 1 }, /no responde \(.*ECONNREFUSED.*\)\. Revisa DATABASE_URL/],
  ])('%s is told in a sentence that says what to do', async (_name, wrong, sentence) => {
    const ill = { ...environment, DATABASE_URL: databaseUrl({ ...portal.connection, ...wrong }) };
    const { code, stderr } = await commandLine.run(ill, 'members', 'list');
    expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
    const doctor = await commandLine.run(ill, 'doctor');
    expect([doctor.code, doctor.stderr]).toEqual([1, '']);
    expect(/^✗ Base de datos: (.*)$/m.exec(doctor.stdout)?.[1]).toMatch(sentence);
  });
});

describe('a command on the database of the portal itself', () => {
  let own: { DATA_DIR: string };
  beforeEach(async () => {
    own = { DATA_DIR: await copyDataDirectory(inject('dataDirectoryTemplate'), 'command') };
  });
  afterEach(() => rm(own.DATA_DIR, { recursive: true, force: true }));

  it('takes its server along when Ctrl+C ends it', async () => {
    const pidFile = join(own.DATA_DIR, 'postgres/cluster/postmaster.pid');
    const command = commandLine.start(own, 'backup');
    const ended = Promise.all([text(command.stderr), once(command, 'exit')]);
    await expect.poll(() => existsSync(pidFile), { interval: 5 }).toBe(true);
    command.kill('SIGINT');
    const [stderr, [code]] = await ended;
    expect([code, stderr]).toEqual([130, 'La orden se interrumpió antes de terminar.\n']);
    expect(existsSync(pidFile)).toBe(false);
  });

  it('waits for another one and says so, and a portal is told who is there', async () => {
    const log = { info() {}, warn() {}, error() {} };
    const first = await startEmbeddedPostgres({ dataDir: own.DATA_DIR, log, holder: 'command' });
    const second = commandLine.start(own, 'members', 'list');
    const ended = Promise.all([text(second.stdout), once(second, 'exit')]);
    let said = '';
    second.stderr.on('data', (chunk) => (said += chunk));
    await expect
      .poll(() => said)
      .toBe(`Otra orden (proceso ${process.pid}) usa la base de datos: esta espera a que termine.\n`);
    const { code, output } = await runPortal({ ...own, PORT: '0' });
    expect([code, output]).toEqual([
      1,
      `Una orden del portal (proceso ${process.pid}) usa la base de datos de ${own.DATA_DIR}. Espera a que termine, e inténtalo de nuevo.\n`,
    ]);
    await first.stop();
    expect((await ended)[1][0]).toBe(0);
    expect(said).toContain('cuenta');
  });
});

describe('admin', () => {
  it('grants and revokes the role, and the log says that it was the command line', async () => {
    const [first, second] = [await createUser(portal.database), await createUser(portal.database)];
    expect(await run('admin', 'grant', first.email.toUpperCase())).toMatchObject({
      code: 0,
      stdout: `${first.email} administra el portal. Sus sesiones se cerraron: tiene que entrar de nuevo.\n`,
    });
    await run('admin', 'grant', second.email);
    expect((await find(first.email))?.role).toBe('admin');
    expect((await run('admin', 'revoke', second.email)).stdout).toBe(`${second.email} ya no administra el portal.\n`);
    expect((await find(second.email))?.role).toBe('member');
    expect(await recorded(second.id)).toEqual([
      { actor: 'Línea de comandos', action: 'member.promote' },
      { actor: 'Línea de comandos', action: 'member.demote' },
    ]);

    const last = await run('admin', 'revoke', first.email);
    expect(last).toMatchObject({ code: 1, stdout: '' });
    expect(last.stderr).toContain('Es la última persona con permiso de administración.');
    expect((await find(first.email))?.role).toBe('admin');
  });

  it('grants one of the roles between member and administrator', async () => {
    const { email } = await createUser(portal.database);
    const granted = await run('admin', 'grant', email, '--role', 'events');
    expect(granted.stdout).toBe(
      `${email} tiene el rol: Eventos. Sus sesiones se cerraron: tiene que entrar de nuevo.\n`,
    );
    expect((await find(email))?.role).toBe('events');
    expect((await run('admin', 'revoke', email)).stdout).toBe(`${email} ya no tiene el rol: Eventos.\n`);
    expect((await find(email))?.role).toBe('member');
    expect((await run('admin', 'grant', email, '--role', 'jefe')).stderr).toMatch(
      /^El rol es editor, events, moderator o admin\.\n/,
    );
  });

  it('says when there is no such account, or none was named', async () => {
    expect(await run('admin', 'grant', 'nadie@prueba.example')).toMatchObject({
      code: 1,
      stderr: 'No hay ninguna cuenta con el correo nadie@prueba.example.\n',
    });
    expect((await run('admin', 'grant')).stderr).toMatch(
      /^Indica un correo\.\nUso: npm run portal -- admin grant <correo>/,
    );
    expect((await run('admin', 'grant', 'a@b.example', 'c@d.example')).code).toBe(64);
  });
});

describe('password-link', () => {
  it('prints a link that sets a password once, is written down, and confirms no address', async () => {
    const user = await createUser(portal.database, { isEmailVerified: false });
    const { code, stdout } = await run('password-link', user.email);
    expect(code).toBe(0);
    expect(await recorded(user.id)).toEqual([{ actor: 'Línea de comandos', action: 'member.password-link' }]);
    const token = /^https:\/\/portal\.example\/restablecer\?token=([\w-]{43})$/m.exec(stdout)?.[1];
    const reset = () => portal.visitor().post('/api/auth/reset-password', { token, password: 'una clave nueva' });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    const login = { email: user.email, password: 'una clave nueva' };
    expect(await portal.visitor().post('/api/auth/login', login)).toMatchObject({
      status: 200,
      body: { isEmailVerified: false },
    });
  });
});

describe('members', () => {
  it('are listed and searched, one a line', async () => {
    const user = await createUser(portal.database, {
      firstName: 'Zoraida',
      lastName: 'Núñez',
      suspendedAt: new Date(),
    });
    const { code, stdout, stderr } = await run('members', 'list', '--search', 'zoraida nunez');
    expect([code, stdout, stderr]).toEqual([0, `${user.email}\tZoraida Núñez\tmiembro, suspendida\n`, '1 cuenta\n']);
    const everybody = await run('members', 'list');
    expect(everybody.stdout.split('\n').length - 1).toBe((await portal.database.select().from(users)).length);
  });

  it('are suspended with a reason, which ends their sessions, and reinstated', async () => {
    const { client, user } = await signedIn(portal);
    expect((await run('members', 'suspend', user.email)).stderr).toContain('--reason');
    const suspended = await run('members', 'suspend', user.email, '--reason', 'Anuncios repetidos');
    expect(suspended).toMatchObject({ code: 0, stdout: `La cuenta ${user.email} quedó suspendida.\n` });
    expect((await find(user.email))?.suspendedReason).toBe('Anuncios repetidos');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await run('members', 'reinstate', user.email)).code).toBe(0);
    const again = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(again.status).toBe(200);
    expect((await recorded(user.id)).map(({ action }) => action)).toEqual(['member.suspend', 'member.reinstate']);
  });
});

describe('mail test', () => {
  it('sends through the mail server, and says what it answers', async () => {
    const smtp = await startSmtpServer();
    const withMail = { ...environment, SMTP_URL: smtp.url };
    expect(await commandLine.run(withMail, 'mail', 'test', 'ana@prueba.example')).toMatchObject({
      code: 0,
      stdout: 'El servidor de correo aceptó el mensaje para ana@prueba.example.\n',
    });
    const [mail] = smtp.mails;
    expect(mail && [mail.to, mailSubject(mail)]).toEqual([['ana@prueba.example'], 'Correo de prueba del portal']);
    expect(mail && mailPart(mail, 'text/plain')).toContain('https://portal.example');
    smtp.unknown.add('nadie@prueba.example');
    const refused = await commandLine.run(withMail, 'mail', 'test', 'nadie@prueba.example');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^El servidor de correo no lo aceptó: .*550 no such user/);
    await smtp.close();
  });

  it('without a server writes a file, and refuses what is no address', async () => {
    const { code, stdout } = await run('mail', 'test', 'ana@prueba.example');
    expect([code, stdout]).toEqual([
      0,
      `No hay SMTP_URL: el mensaje quedó como archivo en ${join(dataDir, 'mail')}.\n`,
    ]);
    const [file] = await readdir(join(dataDir, 'mail'));
    expect(await readFile(join(dataDir, 'mail', file ?? ''), 'utf8')).toContain('To: ana@prueba.example');
    expect((await run('mail', 'test', 'a@b.example\nBcc: c@d.example')).stderr).toContain('Indica una dirección');
  });
});

describe('backup', () => {
  it('is made while the portal runs, listed and verified', async () => {
    const missing = await run('backup', 'verify');
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toContain('Todavía no hay copias');
    const made = await run('backup');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/sin cifrar y comprobada en [\d.]+ s\.$/m);
    const [path = ''] = made.stdout.split('\n');
    expect((await run('backup', 'list')).stdout).toMatch(/^portal-\d{8}T\d{6}Z\.tar\.gz .* filas .*comprobada el /);
    expect((await run('backup', 'verify')).stdout).toContain(`${path} está entera: `);
    expect((await run('restore', path)).stderr).toMatch(/está en uso .* Detén el portal/);
    // Of portals whose names begin alike, only its own.
    const live = String(portal.connection.database);
    const superuser = new pg.Client(inject('postgres').superuser);
    await superuser.connect();
    const [own, others] = [`${live}_before_20260101000000`, `${live.slice(0, -1)}_before_20260101000000`];
    for (const name of [own, others]) await superuser.query(`create database ${name} owner ${portal.connection.user}`);
    expect(await run('restore', '--drop-previous')).toEqual({
      code: 0,
      stdout: `Se borró la base de datos ${own}.\n`,
      stderr: '',
    });
    await superuser.query(`drop database ${others}`);
    await superuser.end();
    expect((await run('backup', 'bailar')).stderr).toMatch(/^Sobra «bailar»: no se hizo nada\.\n/);
    expect((await run('mail', 'release')).stdout).toBe('Los envíos no estaban retenidos.\n');
  });

  it('stands although an old one cannot be deleted, which the command and the doctor say', async () => {
    const folder = join(dataDir, 'viejas');
    const old = 'portal-20200101T070000Z.tar.gz';
    await mkdir(join(folder, old), { recursive: true });
    const own = { ...environment, BACKUP_DIR: folder, BACKUP_KEEP: '1d,0w,0m' };
    const made = await commandLine.run(own, 'backup');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain(`\nNo se pudo borrar ${old}, que ya no toca guardar: bórrala a mano.\n`);
    expect((await commandLine.run(own, 'doctor')).stdout).toMatch(
      new RegExp(`^✗ Carpeta de copias: en ${folder} queda lo que ya no toca guardar: ${old}\\.`, 'm'),
    );
  });

  it('are left by a recovery of the database: mail is held and released by hand', async () => {
    expect((await run('mail', 'hold')).stdout).toBe('Ningún correo sale hasta «mail release».\n');
    expect((await run('mail', 'hold')).stdout).toBe('Los envíos ya estaban retenidos.\n');
    expect((await run('mail', 'release')).stdout).toBe('Los envíos se reanudan; esperaban 0 correos.\n');
  });
});

describe('a backup that cannot be made', () => {
  const PASSPHRASES: [string, Record<string, string>][] = [
    ['plain', {}],
    ['encrypted', { BACKUP_PASSPHRASE: 'una clave bastante larga' }],
  ];

  it.skipIf(withoutSmallDisk)(`says why in one sentence, and ends with 1${withoutSmallDisk}`, async () => {
    const disk = await createSmallDisk(1024 ** 2);
    const folder = join(disk.folder, 'copias');
    await mkdir(folder);
    for (const [, passphrase] of PASSPHRASES) {
      const attempt = () => commandLine.run({ ...environment, ...passphrase, BACKUP_DIR: folder }, 'backup');
      await disk.fill();
      const full = {
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^No queda espacio en el disco .* \((ENOSPC|EFBIG)\)\.\n$/),
      };
      expect(await attempt()).toEqual(full);
      const doctor = await commandLine.run({ ...environment, BACKUP_DIR: folder }, 'doctor');
      expect(doctor.stdout).toMatch(/^✗ Carpeta de copias: .*: No queda espacio en el disco de las copias/m);
      await disk.empty();
      setReadOnly(disk, true);
      const readOnly = {
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^No se puede escribir en la carpeta .*\n$/),
      };
      expect(await attempt()).toEqual(readOnly);
      setReadOnly(disk, false);
      expect(await attempt()).toMatchObject({ code: 0, stderr: '' });
    }
    await disk.remove();
  });

  it('and is killed leaves nothing that holds up the next one', async () => {
    const folder = join(dataDir, 'cortadas');
    const blocker = new pg.Client(portal.connection);
    await blocker.connect();
    await blocker.query('begin; lock table users in access exclusive mode');
    const killed = commandLine.start({ ...environment, BACKUP_DIR: folder }, 'backup');
    await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await blocker.query('rollback');
    await blocker.end();
    const again = await commandLine.run({ ...environment, BACKUP_DIR: folder }, 'backup');
    expect(again).toMatchObject({ code: 0, stderr: '' });
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});

describe('restore, with the database of the portal itself', () => {
  it('replaces it, holds the mail, and keeps the one before until told', async () => {
    const own = { DATA_DIR: await copyDataDirectory(inject('dataDirectoryTemplate'), 'restore') };
    const runOwn = (...words: string[]) => commandLine.run(own, ...words);
    const [path = ''] = (await runOwn('backup')).stdout.split('\n');
    const drill = await runOwn('backup', 'drill');
    expect(drill).toMatchObject({ code: 0, stderr: '' });
    expect(drill.stdout).toMatch(/^✓ {2}public\.users .*\n(?:.*\n)*.*: todo igual, en /m);
    const both = await Promise.all([runOwn('restore', path), runOwn('restore', path)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ stderr }) => stderr).join('')).toMatch(
      /^Otra orden \(proceso \d+\) .* espera a que termine\.\n$/,
    );
    const previous = both.map(
      ({ stdout }) => /La base anterior se guarda como (portal_before_\d{14});/.exec(stdout)?.[1],
    );
    expect((await runOwn('doctor')).stdout).toMatch(/^✗ Envíos: retenidos desde el .*Usa «mail release»$/m);
    expect((await runOwn('mail', 'release')).stdout).toMatch(/^Los envíos se reanudan/);
    expect((await runOwn('doctor')).stdout).toMatch(/^✗ Solo lectura: .* desde el .*; usa «maintenance off»$/m);
    expect((await runOwn('maintenance', 'off')).code).toBe(0);
    expect((await runOwn('doctor')).stdout).toMatch(/^✓ Solo lectura: se puede escribir$/m);
    const dropped = (await runOwn('restore', '--drop-previous')).stdout;
    for (const name of previous) expect(dropped).toContain(`Se borró la base de datos ${name}.\n`);
    await rm(own.DATA_DIR, { recursive: true });
  });
});

describe('doctor', () => {
  it('finds a healthy portal healthy', async () => {
    await createUser(portal.database, { role: 'admin' });
    const { code, stdout } = await run('doctor');
    expect(code).toBe(0);
    for (const line of [
      /^✓ Configuración: en orden$/m,
      /^✓ Carpeta de datos: se puede escribir en /m,
      /^✓ Disco: [\d.]+ GB libres$/m,
      /^✓ Base de datos: PostgreSQL 18[\d.]*, el de DATABASE_URL$/m,
      /^✓ Migraciones: \d+ aplicadas?, ninguna pendiente$/m,
      /^✓ Conexión: DATABASE_URL llega al propio servidor$/m,
      /^✓ Reloj: /m,
      /^✓ Permisos: el rol portal lee y escribe todas las tablas$/m,
      /^✓ Proxy: ninguno$/m,
      /^✓ Administración: \d+ personas?$/m,
      /^✓ Clave: /m,
      /^✓ Archivos: \d+ en la base de datos, [\d.]+ MB$/m,
      /^✓ Envíos: los correos salen$/m,
      /^✓ Correo: sin SMTP_URL/m,
      /^✓ Carpeta de copias: se puede escribir en .*, [\d.]+ GB libres$/m,
      /^✓ Cifrado de copias: sin BACKUP_PASSPHRASE, no se cifran$/m,
      /^✓ Copias: /m,
    ]) {
      expect(stdout).toMatch(line);
    }
  });

  it('tells which apps the secret opens, and a start seals anew what the former one sealed', async () => {
    const [former, present] = [SESSION_SECRET, 'another secret, by which it is replaced'];
    await memberWithTotp(portal, new Date());
    const secretLine = async (secrets: Record<string, string>) => {
      const { stdout } = await commandLine.run({ ...environment, ...secrets }, 'doctor');
      return /^. Clave: .*$/m.exec(stdout)?.[0];
    };
    const rotated = { SESSION_SECRET: present, SESSION_SECRET_FORMER: former };
    expect(await secretLine({ SESSION_SECRET: former })).toBe('✓ Clave: abre las aplicaciones de códigos');
    expect(await secretLine({ SESSION_SECRET: present })).toMatch(
      /^✗ Clave: aplicaciones de códigos que no se pueden leer: 1; pon la clave anterior en SESSION_SECRET_FORMER/,
    );
    expect(await secretLine(rotated)).toMatch(
      /^✗ Clave: aplicaciones de códigos que dependen de SESSION_SECRET_FORMER: 1;/,
    );

    const start = async (secrets: Record<string, string>) => {
      const running = await startPortal({ ...environment, ...secrets });
      running.signal('SIGTERM');
      await running.exited;
      return running.output();
    };
    const warning = 'Hay aplicaciones de códigos que SESSION_SECRET no puede leer';
    expect(await start({ SESSION_SECRET: present })).toContain(warning);
    expect(await start(rotated)).not.toContain(warning);
    expect(await secretLine(rotated)).toBe('✓ Clave: se acepta también SESSION_SECRET_FORMER');
    expect(await secretLine({ SESSION_SECRET: present })).toBe('✓ Clave: abre las aplicaciones de códigos');
  });

  it('says that the database takes no writes, and what to do', async () => {
    const readOnly = new URL(environment.DATABASE_URL ?? '');
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    const { code, stdout } = await commandLine.run({ ...environment, DATABASE_URL: readOnly.href }, 'doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Solo lectura: la base de datos no acepta cambios .*; quítalo con «alter database/m);
  });

  it('names a passphrase that cannot be read, before a backup needs it', async () => {
    const file = join(dataDir, 'ninguna-clave');
    const { code, stdout } = await commandLine.run({ ...environment, BACKUP_PASSPHRASE_FILE: file }, 'doctor');
    expect(code).toBe(1);
    expect(stdout).toContain(`✗ Cifrado de copias: No se puede leer BACKUP_PASSPHRASE_FILE (${file}).\n`);
  });

  it('says whose name mail has where nobody chose one', async () => {
    const smtp = await startSmtpServer();
    const mailing = { ...environment, SMTP_URL: smtp.url };
    const mailLine = async (variables: Record<string, string>) =>
      /^. Correo: .*$/m.exec((await commandLine.run(variables, 'doctor')).stdout)?.[0];
    expect(await mailLine(mailing)).toMatch(
      /^✓ .*; los correos salen de no-responder@portal\.example, por el nombre de PUBLIC_URL: falta MAIL_FROM$/,
    );
    expect(await mailLine({ ...mailing, MAIL_FROM: 'a@b.example' })).toMatch(/; los correos salen de a@b\.example$/);
    await smtp.close();
  });

  it('ends in order where nobody reads to its end', async () => {
    const command = commandLine.start(environment, 'doctor');
    command.stdout.destroy();
    const [stderr, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect([code, stderr]).toEqual([0, '']);
  });

  it('names each thing that is wrong, and ends with 1', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const ill = { ...environment, DATABASE_URL: `postgres://a:b@${nowhere}/c`, SMTP_URL: `smtp://${nowhere}` };
    const { code, stdout } = await commandLine.run(ill, 'doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✓ Disco/m);
    expect(stdout).toMatch(/^✗ Base de datos: La base de datos no responde \(.*ECONNREFUSED/m);
    expect(stdout).toMatch(/^✗ Correo: /m);
    const unset = await commandLine.run({ ...environment, NODE_ENV: 'production', PORT: 'ochenta' }, 'doctor');
    expect(unset.code).toBe(1);
    expect(unset.stderr).toMatch(/^✗ Configuración: PORT[\s\S]*✗ Configuración: SESSION_SECRET/);
  });
});
