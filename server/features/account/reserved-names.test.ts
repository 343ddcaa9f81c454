import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../tests/support/factories.ts';

const MESSAGE = 'Ese nombre está reservado para la oficina del portal';
const SITE = 'Consejo de Desarrollo Empresarial del Este';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await createUser(portal.database, { role: 'admin' });
});
afterAll(() => portal.close());

const register = (values: object) =>
  portal.visitor().post('/api/auth/register', {
    email: `nombre-${crypto.randomUUID()}@prueba.example`,
    password: 'secreto',
    firstName: 'Ana',
    lastName: 'Gil',
    ...values,
  });

describe('a name that others would take for the administration', () => {
  it.each([
    [{ firstName: 'Administración' }, 'firstName'],
    [{ firstName: 'Equipo', lastName: 'Sopórte' }, 'firstName'],
    [{ firstName: SITE }, 'firstName'],
    [{ company: `${SITE}, Inc.` }, 'company'],
  ])('is refused when registering: %j', async (values, field) => {
    expect(await register(values)).toMatchObject({ status: 400, body: { fields: { [field]: MESSAGE } } });
  });

  it('is refused in a profile, and left to administrators', async () => {
    const change = { firstName: 'Administración', lastName: 'Central' };
    const member = await signedIn(portal);
    const refused = await member.client.put('/api/users/profile', { ...change, email: member.user.email });
    expect(refused).toMatchObject({ status: 400, body: { fields: { firstName: MESSAGE } } });
    const admin = await signedIn(portal, { role: 'admin' });
    expect((await admin.client.put('/api/users/profile', { ...change, email: admin.user.email })).status).toBe(200);
  });

  it('stays with whoever has it already', async () => {
    const named = { firstName: 'Soporte', lastName: 'Gil', company: SITE };
    const { client, user } = await signedIn(portal, named);
    const saved = await client.put('/api/users/profile', { ...named, email: user.email, bio: 'Otra' });
    expect(saved).toMatchObject({ status: 200, body: { bio: 'Otra' } });
  });
});

it.each([
  ['firstName', 'An\u200ba', 'Contiene caracteres que no se permiten'],
  ['lastName', 'Gіl', 'Mezcla letras de alfabetos distintos'],
  ['firstName', 'premios.com', 'No puede contener direcciones web ni de correo'],
  ['company', 'https://premios.example', 'No puede contener direcciones web ni de correo'],
])('the %s %j is refused in words', async (field, text, message) => {
  expect(await register({ [field]: text })).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
});

it.each([
  { firstName: 'Begoña', lastName: "O'Neill" },
  { firstName: 'María José', lastName: 'De los Santos' },
  { firstName: 'Ñico', lastName: 'Peña-Gómez', company: 'Corotos.com.do' },
])('the name %j is taken as it is', async (names) => {
  expect(await register(names)).toMatchObject({ status: 201, body: names });
});
