import { describe, expect, it } from 'vitest';
import { isDatabaseUrl, parseDatabaseUrl, pinToPrimary, roleOf } from './connection.ts';

describe('the address of a database', () => {
  it('of one server goes to the driver as it is', async () => {
    const url = 'postgres://portal:clave@servidor:5433/base?sslmode=verify-full';
    expect(parseDatabaseUrl(url)).toEqual({ connectionString: url });
    expect(await pinToPrimary(parseDatabaseUrl(url))).toEqual({ connectionString: url });
  });

  it.each([
    ['postgres://ana%20gil:clave@uno:5433,dos,[::1]:5434/base?target_session_attrs=read-write'],
    ['postgresql://ana%20gil:clave@/base?host=uno,dos,::1&port=5433,5432,5434'],
  ])('names several as libpq has it: %s', (url) => {
    const { hosts, connectionString } = parseDatabaseUrl(url);
    expect(hosts).toEqual([
      { host: 'uno', port: 5433 },
      { host: 'dos', port: 5432 },
      { host: '::1', port: 5434 },
    ]);
    expect(URL.canParse(connectionString ?? '')).toBe(true);
    expect(roleOf(url)).toBe('ana gil');
  });

  it.each([
    'mysql://uno/base',
    'postgres://uno:abc,dos/base',
    'postgres://uno,dos:99999/base',
    'postgres://uno,dos/base?target_session_attrs=standby',
    'no es una dirección',
  ])('is refused when it makes no sense: %s', (url) => {
    expect(isDatabaseUrl(url)).toBe(false);
  });
});
