import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { issueToken } from './account-tokens.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ config: { strongPasswords: true } });
  await createUser(portal.database, { role: 'admin' });
});
afterAll(() => portal.close());

const newEmail = () => `yudelka.penalo+${crypto.randomUUID().slice(0, 8)}@prueba.example`;

const register = (password: string, on = portal) =>
  on.visitor().post('/api/auth/register', {
    email: newEmail(),
    password,
    firstName: 'Yudelka',
    lastName: 'Peñaló',
  });

const COMMON = /de las más usadas/;
const PERSONAL = /lo primero que se prueba/;

describe('a new password', () => {
  it.each([
    ['123456', COMMON],
    ['password', COMMON],
    ['Qwerty123', COMMON],
    ['contraseña', COMMON],
    ['Contrasena2024!', COMMON],
    ['tequiero', COMMON],
    ['SantoDomingo', COMMON],
    ['dominicana1844', COMMON],
    ['mariposa', COMMON],
    ['empresario', COMMON],
    ['abababab', COMMON],
    ['yudelka1', PERSONAL],
    ['Yudelka.Peñaló', PERSONAL],
    ['penalo2026', PERSONAL],
    ['yudelka.penalo', PERSONAL],
    ['Consejo123', PERSONAL],
    ['ConsejoEste!', PERSONAL],
  ])('is refused with a kind word when it is %s', async (password, message) => {
    const { status, body } = await register(password);
    expect([status, body.fields?.password]).toEqual([400, expect.stringMatching(message)]);
  });

  it.each([
    'colibrí que canta al alba',
    'tr7#Kq',
    'yudelka siembra cacao en la loma',
    'Consejo de mi abuela: paciencia',
  ])('is taken when it is %s', async (password) => expect((await register(password)).status).toBe(201));

  it('keeps the minimum of the spec, with its message', async () => {
    expect((await register('abc')).body.fields.password).toBe('La contraseña debe tener al menos 6 caracteres');
  });

  it('is looked at in the same way when it is changed and when it is reset', async () => {
    const { client, user } = await signedIn(portal, { firstName: 'Yudelka' });
    const changed = await client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'mariposa' });
    expect(changed.body.fields.newPassword).toMatch(COMMON);
    const token = await issueToken(portal.database, { userId: user.id, email: user.email, purpose: 'reset-password' });
    const reset = (password: string) => portal.visitor().post('/api/auth/reset-password', { token, password });
    expect((await reset('Yudelka99')).body.fields.password).toMatch(PERSONAL);
    // A refused one does not use the link up.
    expect((await reset('colibrí que canta al alba')).status).toBe(200);
  });

  it('may be anything of six characters where the portal is tried out', async () => {
    const plain = await createTestApp({ sharing: portal, config: { strongPasswords: false } });
    expect((await register('123456', plain)).status).toBe(201);
    await plain.close();
  });
});
