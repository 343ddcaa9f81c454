import { execFileSync, spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaLimits } from '#contract/media/media.contract.ts';
import { VARIABLE_NAMES } from '../../server/core/environment.ts';
import { projectRoot } from '../../server/core/project-root.ts';

const deployed = (name: string) => join(projectRoot, 'deploy', name);
const isMissing = (program: string, argument: string) => spawnSync(program, [argument]).status !== 0;
const missing = {
  systemd: isMissing('systemd-analyze', '--version') ? ' (skipped: systemd-analyze is not installed)' : '',
  nginx: isMissing('nginx', '-v') || isMissing('openssl', 'version') ? ' (skipped: nginx is not installed)' : '',
  haproxy: isMissing('haproxy', '-v') ? ' (skipped: haproxy is not installed)' : '',
  caddy: isMissing('caddy', 'version') ? ' (skipped: caddy is not installed)' : '',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-deploy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function check(program: string, args: string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    // Caddy keeps its data in a home.
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...env },
  });
  expect(status, stdout + stderr).toBe(0);
}

const UNITS = ['portal.service', 'release/portal.service'];

it.each(UNITS)('%s reloads behind a link, writes where backups go, and ends at a wrong configuration', async (name) => {
  const text = await readFile(deployed(name), 'utf8');
  // Node resolves links of the working folder, not those of the script's path.
  expect(text).toMatch(/^ExecStart=\/usr\/bin\/node \/srv\/portal\//m);
  expect(text).toMatch(/^ReadWritePaths=.*-\/var\/backups\/portal$/m);
  expect(text).toMatch(/^RestartPreventExitStatus=78$/m);
});

it.skipIf(missing.systemd).each(UNITS)(`%s is valid${missing.systemd}`, async (name) => {
  // Node may be elsewhere on this machine, and the program is looked for.
  const unit = join(folder, 'portal.service');
  const text = await readFile(deployed(name), 'utf8');
  await writeFile(unit, text.replace('/usr/bin/node', process.execPath));
  check('systemd-analyze', ['verify', '--man=no', unit]);
});

it.skipIf(missing.nginx)(`the file of nginx is valid${missing.nginx}`, async () => {
  const [key, certificate, site, main] = ['key.pem', 'cert.pem', 'site.conf', 'nginx.conf'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=portal.example'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const text = await readFile(deployed('nginx.conf'), 'utf8');
  let sockets = 0;
  await writeFile(
    site,
    text
      // `nginx -t` binds: a port may be taken, and those below 1024 need root.
      .replace(/listen (?:\[::\]:)?\d+/g, () => `listen unix:${folder}/${++sockets}.sock`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`),
  );
  await writeFile(main, `pid ${folder}/pid;\nevents {}\nhttp {\n  access_log off;\n  include ${site};\n}\n`);
  check('nginx', ['-t', '-c', main, '-e', join(folder, 'error.log')]);
});

it.skipIf(missing.haproxy)(`the file of HAProxy is valid${missing.haproxy}`, async () => {
  const file = join(folder, 'haproxy.cfg');
  const text = await readFile(deployed('haproxy.cfg'), 'utf8');
  // The certificate is the operator's.
  await writeFile(file, text.replace(/ssl crt \S+ alpn \S+/, ''));
  check('haproxy', ['-c', '-f', file]);
});

it.skipIf(missing.caddy)(`the file of Caddy is valid${missing.caddy}`, () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', deployed('Caddyfile')];
  check('caddy', args, { PUBLIC_URL: 'https://portal.example' });
});

it.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/],
  ['Caddyfile', /max_size (\d+)MB/],
])('%s lets the largest picture through, for the portal to decide', async (name, limit) => {
  const megabytes = Number(limit.exec(await readFile(deployed(name), 'utf8'))?.[1]);
  expect(megabytes * 1_000_000).toBeGreaterThan(mediaLimits.bytes);
});

it.each([
  ['nginx.conf', /proxy_set_header X-Request-Id \$request_id;/],
  ['Caddyfile', /header_up -X-Request-Id/],
  ['haproxy.cfg', /http-request del-header X-Request-Id/],
])('%s passes no request id on that comes from outside, since the portal believes its proxy', async (name, line) => {
  expect(await readFile(deployed(name), 'utf8')).toMatch(line);
});

it('.env.example names every setting, and no other', async () => {
  const text = await readFile(join(projectRoot, '.env.example'), 'utf8');
  const compose = ['POSTGRES_PASSWORD', 'COMPOSE_PROFILES', 'PROXY_NETWORK'];
  const named = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...VARIABLE_NAMES, ...compose].sort());
});

describe('a release', () => {
  /** With programs that only say that they run. */
  async function unpack(settings?: 'directory' | 'dangling link' | string): Promise<string> {
    for (const name of ['start.mjs', 'portal.mjs', 'load-settings.mjs'])
      await copyFile(deployed(`release/${name}`), join(folder, name));
    await mkdir(join(folder, 'dist/server'), { recursive: true });
    for (const name of ['main.js', 'portal.js'])
      await writeFile(join(folder, 'dist/server', name), "console.log('En marcha', process.env.PUBLIC_URL);");
    const file = join(folder, '.env');
    if (settings === 'directory') await mkdir(file);
    else if (settings === 'dangling link') await symlink('/no/hay/portal.env', file);
    else if (settings) await writeFile(file, settings);
    return file;
  }
  const start = (words: string[], environment: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, ...environment };
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env });
    return [status, stdout, stderr];
  };

  it('does not become a demo for want of its settings', async () => {
    const file = await unpack();
    const refused = [78, '', expect.stringMatching(/^Faltan los ajustes .*NODE_ENV=production .*DEMO=on.*\.\n$/)];
    expect(start(['start.mjs'])).toEqual(refused);
    expect(start(['portal.mjs', 'doctor'])).toEqual(refused);
    expect(start(['start.mjs'])[2]).toContain(file);
    expect(start(['portal.mjs', '--help'])[0]).toBe(0);
    // As in the images, which have no such file.
    for (const said of [{ NODE_ENV: 'production' }, { DEMO: 'on' }] as Record<string, string>[])
      expect(start(['start.mjs'], said)[0]).toBe(0);
  });

  it.each([
    ['dangling link', /es un enlace a un archivo que no existe/],
    ['directory', /^No se puede leer /],
  ])('says that it cannot read them: a %s', async (settings, sentence) => {
    const file = await unpack(settings);
    for (const words of [['start.mjs'], ['portal.mjs', 'doctor']]) {
      const [status, stdout, stderr] = start(words, { NODE_ENV: 'production' });
      expect([status, stdout]).toEqual([78, '']);
      expect(stderr).toMatch(sentence);
      expect(stderr).toContain(file);
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  });

  it('serves with them', async () => {
    await unpack('NODE_ENV=production\nPUBLIC_URL=https://portal.example\n');
    expect(start(['start.mjs'])).toEqual([0, 'En marcha https://portal.example\n', '']);
  });
});

it('compose.yaml passes on every setting of an operator, and keeps backups in a folder of the machine', async () => {
  const text = await readFile(join(projectRoot, 'compose.yaml'), 'utf8');
  const operators = VARIABLE_NAMES.filter((name) => /^(BACKUP|METRICS|MAIL|SMTP|OIDC)_/.test(name));
  // The folder is that of the machine, under one name in the container.
  for (const name of operators)
    expect(text, name).toMatch(new RegExp(`\\b${name}: (\\$\\{${name}[:}]|/backups$)`, 'm'));
  expect(text).toMatch(/"\$\{BACKUP_DIR:-\.\/backups\}:\/backups"/);
});
