import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { listConfigWarnings } from './config-warnings.ts';

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
