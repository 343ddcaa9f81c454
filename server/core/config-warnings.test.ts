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
  expect(names({ ...production, TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://correo.example' })).toEqual([]);
  expect(names({})).toEqual([]);
});

it.each([
  ['BACKUP_DIRR', 'BACKUP_DIR'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['WORKER', 'WORKERS'],
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
  ];
  const own = ['BACKUP_DIR', 'DATA_DIR', 'MAIL_FROM'];
  expect(listMisspelledVariables(Object.fromEntries([...others, ...own].map((name) => [name, 'x'])))).toEqual([]);
});
