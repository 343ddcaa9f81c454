import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('takes accounts in turn, so that correct passwords in a loop delay only themselves', async () => {
  const [one, other] = [await hashPassword('clave-de-una'), await hashPassword('clave-de-otra')];
  const ended: string[] = [];
  const check = async (name: string, stored: string, browser: 'known' | 'unknown') => {
    expect(await verifyPassword(stored, `clave-de-${name}`, browser)).toBe(true);
    ended.push(name);
  };
  const loop = Array.from({ length: 20 }, () => check('una', one, 'known'));
  await Promise.all([...loop, check('otra', other, 'unknown')]);
  expect(ended.indexOf('otra')).toBeLessThan(5);
});
