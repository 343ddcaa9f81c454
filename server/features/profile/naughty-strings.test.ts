import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { NAUGHTY_STRINGS, UNSTORABLE } from '../../../tests/support/naughty-strings.ts';
import { sampled } from '../../../tests/support/thoroughness.ts';

const AT_ONCE = 8;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const STRINGS = [...sampled(NAUGHTY_STRINGS, 16), ...UNSTORABLE];

it('naughty strings in a profile come back as they were sent, or are refused with a word about it', async () => {
  const { client, user } = await signedIn(portal);
  const found: unknown[] = [];
  const check = async (text: string) => {
    const known = { firstName: 'Ana', lastName: 'Gil', email: user.email };
    for (const field of ['bio', 'company', 'website', 'phone', 'firstName', 'location'] as const) {
      const { status, body } = await client.put('/api/users/profile', { ...known, [field]: text });
      const isKept = status === 200 && [text.trim(), text.trim() || null, undefined].includes(body[field]);
      const isNumber = field === 'phone' && status === 200 && /^(\+\d+)?$/.test(body.phone ?? '');
      const isRefused = status === 400 && typeof body.message === 'string';
      if (!isKept && !isNumber && !isRefused) found.push([field, JSON.stringify(text).slice(0, 120), status, body]);
    }
    const skills = await client.put('/api/users/skills', { skills: [{ skill: text }] });
    if (![200, 400].includes(skills.status)) found.push(['skill', JSON.stringify(text).slice(0, 120), skills.status]);
  };
  for (let start = 0; start < STRINGS.length; start += AT_ONCE) {
    await Promise.all(STRINGS.slice(start, start + AT_ONCE).map(check));
  }
  expect(found).toEqual([]);
});
