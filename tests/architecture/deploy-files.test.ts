import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mediaLimits } from '#contract/media/media.contract.ts';
import { VARIABLE_NAMES } from '../../server/core/config.ts';
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

it('compose.yaml passes on every setting of an operator, and keeps backups in a folder of the machine', async () => {
  const text = await readFile(join(projectRoot, 'compose.yaml'), 'utf8');
  const operators = VARIABLE_NAMES.filter((name) => /^(BACKUP|METRICS|MAIL|SMTP|OIDC)_/.test(name));
  // The folder is that of the machine, under one name in the container.
  for (const name of operators)
    expect(text, name).toMatch(new RegExp(`\\b${name}: (\\$\\{${name}[:}]|/backups$)`, 'm'));
  expect(text).toMatch(/"\$\{BACKUP_DIR:-\.\/backups\}:\/backups"/);
});
