import { availableParallelism } from 'node:os';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

function problemsOf(variables: Record<string, string>): string[] {
  try {
    parseConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://portal.example/',
  DATABASE_URL: 'postgres://portal:clave@servidor/portal',
};

describe('configuration', () => {
  it('needs nothing outside production', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      demo: true,
      rateLimits: true,
      production: false,
    });
  });

  it('asks for confirmed addresses where mail is sent, unless told otherwise', () => {
    const SMTP_URL = 'smtp://127.0.0.1:25';
    expect(parseConfig({}).emailConfirmation).toBe(false);
    expect(parseConfig({ SMTP_URL }).emailConfirmation).toBe(true);
    expect(parseConfig({ SMTP_URL, EMAIL_CONFIRMATION: 'off' }).emailConfirmation).toBe(false);
  });

  it('refuses the most used passwords in production, unless told otherwise', () => {
    expect(parseConfig({}).strongPasswords).toBe(false);
    expect(parseConfig(production).strongPasswords).toBe(true);
    expect(parseConfig({ ...production, STRONG_PASSWORDS: 'off' }).strongPasswords).toBe(false);
  });

  it('uses one process, and in production as many as there are cores, unless told otherwise', () => {
    expect(parseConfig({}).workers).toBe(1);
    expect(parseConfig({ WORKERS: '3' }).workers).toBe(3);
    const cores = Math.min(availableParallelism(), 8);
    expect(parseConfig({ WORKERS: 'auto' }).workers).toBe(cores);
    expect(parseConfig(production).workers).toBe(cores);
  });

  it('takes an empty variable for an absent one', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('reports every problem together, in words that name the variable', () => {
    const problems = problemsOf({ NODE_ENV: 'production', PORT: 'abc', DATABASE_URL: 'mysql://x', DEMO: 'on' });
    for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL', 'DEMO']) {
      expect(
        problems.some((problem) => problem.includes(name)),
        name,
      ).toBe(true);
    }
  });

  it('runs in production without demo data and keeps the address without a final slash', () => {
    expect(parseConfig(production)).toMatchObject({
      demo: false,
      production: true,
      publicUrl: 'https://portal.example',
    });
  });

  it.each(['https://portal.example/sitio', 'https://portal.example/?a=1', 'https://ana:clave@portal.example'])(
    'refuses %s as its address, which it could not serve',
    (PUBLIC_URL) => {
      expect(problemsOf({ ...production, PUBLIC_URL })).toEqual([
        expect.stringMatching(/^PUBLIC_URL no puede llevar una ruta .* como https:\/\/portal\.example$/),
      ]);
    },
  );

  it('runs its own database in production, but not as root', () => {
    const own = { ...production, DATABASE_URL: '' };
    expect(parseConfig(own, false).databaseUrl).toBeUndefined();
    expect(() => parseConfig(own, true)).toThrow('como root');
    expect(() => parseConfig({ ...own, ALLOW_ROOT: 'on' }, true)).not.toThrow();
    expect(() => parseConfig(production, true)).not.toThrow();
    expect(() => parseConfig({}, true)).not.toThrow();
  });

  it('opens the demo accounts to others only where the demo was asked for', () => {
    expect(parseConfig({})).toMatchObject({ demo: true, openDemoAccounts: false });
    expect(parseConfig({ DEMO: 'on' })).toMatchObject({ demo: true, openDemoAccounts: true });
  });

  it('reads names and the role of migrations', () => {
    expect(parseConfig({ ALLOWED_HOSTS: 'Portal.example, www.portal.example:8443' }).allowedHosts).toEqual([
      'portal.example',
      'www.portal.example:8443',
    ]);
    expect(problemsOf({ ALLOWED_HOSTS: 'https://portal.example' })).toHaveLength(1);
    expect(problemsOf({ MIGRATION_DATABASE_URL: 'postgres://dueno@servidor/base' })).toHaveLength(1);
    expect(problemsOf({ DATABASE_DIRECT_URL: 'postgres://portal@servidor/base' })).toHaveLength(1);
  });

  it('reads several servers, the size of pools and the time to drain', () => {
    const DATABASE_URL = 'postgres://portal@uno:5432,dos:5432/base?target_session_attrs=read-write';
    expect(parseConfig({ DATABASE_URL, DATABASE_POOL_SIZE: '25', DRAIN_SECONDS: '0.5' })).toMatchObject({
      databaseUrl: DATABASE_URL,
      poolSize: 25,
      drainMs: 500,
    });
    expect(problemsOf({ DATABASE_POOL_SIZE: '0', DRAIN_SECONDS: '-1' })).toHaveLength(2);
    expect([parseConfig({}).drainMs, parseConfig(production).drainMs]).toEqual([200, 3000]);
  });

  it.each([
    [{ SESSION_SECRET: '' }, 'SESSION_SECRET'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ SESSION_SECRET_FORMER: 'short' }, 'SESSION_SECRET_FORMER'],
    [{ SESSION_SECRET_FORMER: production.SESSION_SECRET }, 'SESSION_SECRET_FORMER es igual'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://portal.example' }, 'PUBLIC_URL'],
    [{ DEMO: 'on' }, 'DEMO'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  ])('refuses %j in production', (change, name) => {
    expect(problemsOf({ ...production, ...change }).join()).toContain(name);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DEMO', 'quizás'],
    ['WORKERS', '0'],
    ['WORKERS', 'todos'],
    ['SMTP_URL', 'correo'],
    // It would be a demo with published passwords.
    ['NODE_ENV', 'prodution'],
    ['MAIL_FROM', 'portal'],
    ['MAIL_FROM', 'Portal <portal>'],
    ['METRICS_PORT', '3000'],
    ['PUBLIC_URL', 'portal'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '::1/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value }).join()).toContain(name);
  });

  it.each(['127.0.0.1', '127.0.0.1, ::1', '10.0.0.0/8,fd00::/8', 'loopback'])(
    'takes %s for proxies, as the server does',
    (value) => {
      const { trustProxy } = parseConfig({ TRUST_PROXY: value });
      expect(trustProxy).toBe(value);
      expect(() => Fastify({ trustProxy })).not.toThrow();
    },
  );
});
