import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { listConfigWarnings, listMisspelledVariables } from './config-warnings.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://portal.example',
  DATABASE_URL: 'postgres://portal@servidor/portal',
};

it('production warns of a proxy that is not trusted and of mail that goes nowhere', () => {
  const names = (variables: Record<string, string>) =>
    listConfigWarnings(parseConfig(variables)).map((warning) => /[A-Z]+_[A-Z]+/.exec(warning)?.[0]);
  expect(names(production)).toEqual(['TRUST_PROXY', 'SMTP_URL']);
  expect(names({ ...production, TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://correo.example' })).toEqual(['MAIL_FROM']);
  expect(names({})).toEqual([]);
});

it.each([
  ['https://www.consejo.example', 'no-responder@consejo.example'],
  ['https://portal.consejo.example:8443', 'no-responder@portal.consejo.example'],
  ['https://192.0.2.7', 'no-responder@[192.0.2.7]'],
])('without MAIL_FROM, mails of %s leave under its own name, and that is said', (PUBLIC_URL, sender) => {
  const served = { ...production, PUBLIC_URL, TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://correo.example' };
  const config = parseConfig(served);
  expect(config.mailFrom).toBe(sender);
  expect(listConfigWarnings(config)).toEqual([expect.stringMatching(/^Falta MAIL_FROM: los correos salen de /)]);
  expect(listConfigWarnings(config)[0]).toContain(sender);
  const named = parseConfig({ ...served, MAIL_FROM: 'Oficina <oficina@consejo.example>' });
  expect([named.mailFrom, listConfigWarnings(named)]).toEqual(['Oficina <oficina@consejo.example>', []]);
});

it.each([
  ['BACKUP_DIRR', 'BACKUP_DIR'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['WORKER', 'WORKERS'],
  ['BACKUP_SHCEDUEL', 'BACKUP_SCHEDULE'],
  ['SESION_SECRT', 'SESSION_SECRET'],
  ['ALLOW_HOSTS', 'ALLOWED_HOSTS'],
  ['BACK_UP_DIR', 'BACKUP_DIR'],
])('%s is told from %s, which somebody meant', (name, meant) => {
  expect(listMisspelledVariables({ [name]: 'x' })).toEqual([expect.stringMatching(`${name}: si es ${meant},`)]);
});

it('variables of others, and those of the portal, pass without a word', () => {
  const others = [
    'PATH',
    'HOME',
    'XDG_DATA_DIRS',
    'DATABASE_HOST',
    'SMTP_PORT',
    'NODE_OPTIONS',
    'POSTGRES_PASSWORD',
    'PORTS',
    'HTTP_URL',
    'DATABASE_NAME',
    'MAIL_HOST',
    'BACKUP_USER',
    'WORKDIR',
    'LOGNAME',
  ];
  const own = ['BACKUP_DIR', 'DATA_DIR', 'MAIL_FROM'];
  expect(listMisspelledVariables(Object.fromEntries([...others, ...own].map((name) => [name, 'x'])))).toEqual([]);
});
