import { describe, expect, test } from 'vitest';
import { dependenciesAreCurrent } from './ensure-dependencies.mjs';

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['plan9'], cpu: ['vax'] };

const wanted = {
  '': { optionalDependencies: { 'database-here': '1.0.0', 'database-elsewhere': '1.0.0' } },
  'node_modules/server': { version: '2.0.0' },
  'node_modules/database-here': { version: '1.0.0', optional: true, ...here },
  'node_modules/database-elsewhere': { version: '1.0.0', optional: true, ...elsewhere },
  'node_modules/faster': { version: '3.0.0', optional: true, ...here },
};
const installed = {
  'node_modules/server': { version: '2.0.0' },
  'node_modules/database-here': { version: '1.0.0' },
};

describe('what is installed', () => {
  test('will do without the optional packages of others and of other machines', () => {
    expect(dependenciesAreCurrent(wanted, installed)).toBe(true);
  });

  test('is out of date when a version differs', () => {
    expect(dependenciesAreCurrent(wanted, { ...installed, 'node_modules/server': { version: '1.9.0' } })).toBe(false);
  });

  test('is out of date when a package is missing', () => {
    const { 'node_modules/server': _, ...rest } = installed;
    expect(dependenciesAreCurrent(wanted, rest)).toBe(false);
  });

  test('is out of date without the optional package that this machine needs', () => {
    const { 'node_modules/database-here': _, ...rest } = installed;
    expect(dependenciesAreCurrent(wanted, rest)).toBe(false);
  });
});
