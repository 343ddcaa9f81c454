import { demo, newEmail, toastOf } from '../../e2e/support.ts';
import { expect } from '../support/fixtures.ts';
import { main } from '../support/screens.ts';
import { section } from '../support/section.ts';

const GOOD = () => ({ email: newEmail(), password: '123456', firstName: 'A', lastName: 'B' });

section('2 Login and register', ({ row }) => {
  row('a successful registration leads to / and signs in', async ({ visitor }) => {
    await visitor.goto('/register', { waitUntil: 'networkidle' });
    for (const [label, value] of Object.entries({
      'Nombre *': 'Yokasta',
      'Apellido *': 'Peña',
      'Email *': newEmail(),
      'Contraseña *': '123456',
    })) {
      await visitor.getByLabel(label).fill(value);
    }
    await visitor.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(visitor).toHaveURL('/');
    await expect(visitor.getByRole('banner')).toContainText('Bienvenido, Yokasta');
  });
});

section('8 Errors', ({ row }) => {
  row(
    'registration success: "¡Registro exitoso!" / "Tu cuenta ha sido creada y ya has iniciado sesión."',
    async ({ visitor }) => {
      await visitor.goto('/register', { waitUntil: 'networkidle' });
      for (const [label, value] of Object.entries({
        'Nombre *': 'Ana',
        'Apellido *': 'Peña',
        'Email *': newEmail(),
        'Contraseña *': '123456',
      })) {
        await visitor.getByLabel(label).fill(value);
      }
      await visitor.getByRole('button', { name: 'Crear Cuenta' }).click();
      await expect(toastOf(visitor)).toHaveText('¡Registro exitoso!Tu cuenta ha sido creada y ya has iniciado sesión.');
    },
  );
});

section('7 Calls', ({ row }) => {
  row('POST /api/auth/register takes all eight fields and answers 201 with the user', async ({ api }) => {
    const person = { ...GOOD(), company: 'Colmado', position: 'Dueña', phone: '809-555-0101', location: 'Miches' };
    const { status, body } = await api.visitor.post('/api/auth/register', person);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: person.email,
      firstName: 'A',
      lastName: 'B',
      company: 'Colmado',
      position: 'Dueña',
      location: 'Miches',
    });
    expect(body).not.toHaveProperty('password');
    await api.visitor.get('/api/logout');
  });
  row('POST /api/auth/login answers the user and signs in', async ({ join }) => {
    const { api, email } = await join();
    await api.get('/api/logout');
    expect((await api.get('/api/auth/user')).status).toBe(401);
    expect(await api.post('/api/auth/login', { email, password: demo.password })).toMatchObject({
      status: 200,
      body: { email },
    });
    expect((await api.get('/api/auth/user')).body.email).toBe(email);
  });
  row('/api/logout ends the session and returns to /', async ({ join }) => {
    const { api } = await join();
    const { status, headers } = await api.get('/api/logout');
    expect([status, headers.location]).toEqual([302, '/']);
    expect((await api.get('/api/auth/user')).status).toBe(401);
  });
});

section('5 Validation', ({ row }) => {
  for (const [what, change, field, message] of [
    ['no address', { email: undefined }, 'email', 'Email inválido'],
    ['an address that is none', { email: 'a@' }, 'email', 'Email inválido'],
    ['a password of 5 characters', { password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    ['an empty first name', { firstName: '' }, 'firstName', 'El nombre es requerido'],
    ['a first name of spaces', { firstName: '  ' }, 'firstName', 'El nombre es requerido'],
    ['an empty last name', { lastName: '' }, 'lastName', 'El apellido es requerido'],
  ] as const) {
    row(`the server refuses a registration with ${what}: "${message}"`, async ({ api }) => {
      const answer = await api.visitor.post('/api/auth/register', { ...GOOD(), ...change });
      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
    });
  }
  row('the server accepts names of 1 and a password of 6 characters', async ({ join }) => {
    await join({ firstName: 'A', lastName: 'B', password: '123456' });
  });
  for (const [what, body, fields] of [
    ['an address that is none', { email: 'x', password: 'y' }, { email: 'Email inválido' }],
    ['an empty password', { email: 'a@b.do', password: '' }, { password: 'La contraseña es requerida' }],
  ] as const) {
    row(`the server refuses a login with ${what}`, async ({ api }) => {
      expect(await api.visitor.post('/api/auth/login', body)).toMatchObject({ status: 400, body: { fields } });
    });
  }
});

section('R Accounts', ({ row }) => {
  row('whoever registers is a member, whatever they send', async ({ api }) => {
    const { body } = await api.visitor.post('/api/auth/register', { ...GOOD(), role: 'admin' });
    expect(body.role).toBe('member');
    await api.visitor.get('/api/logout');
  });
  row('the role cannot be set through the profile', async ({ join }) => {
    const { api, email } = await join();
    await api.put('/api/users/profile', { firstName: 'Ana', lastName: 'Peña', email, role: 'admin' });
    expect((await api.get('/api/auth/user')).body.role).toBe('member');
    expect((await api.get('/api/admin/stats')).status).toBe(403);
  });
  row('authProvider is "local" for whoever registered here', async ({ join }) => {
    expect((await (await join()).api.get('/api/auth/user')).body.authProvider).toBe('local');
  });
  row('an unverified member may use the site', async ({ join }) => {
    const { api } = await join();
    expect((await api.get('/api/auth/user')).body.isEmailVerified).toBe(false);
    expect((await api.get('/api/forum/posts')).status).toBe(200);
  });
  row('a cross-site request to /api/logout changes nothing', async ({ join }) => {
    const { api } = await join();
    await api.send('GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    expect((await api.get('/api/auth/user')).status).toBe(200);
  });
  row('the session is a row of sessions, and gone after the logout', async ({ join, database }) => {
    const { api, id } = await join();
    const count = async () => (await database.rows(`select 1 from sessions where sess ->> 'userId' = $1`, [id])).length;
    expect(await count()).toBe(1);
    await api.get('/api/logout');
    expect(await count()).toBe(0);
  });
  row('changing the password ends every other session and keeps this one', async ({ join, playwright, portal }) => {
    const { api, email } = await join();
    const other = await playwright.request.newContext({ baseURL: portal.url });
    await other.post('/api/auth/login', {
      data: { email, password: demo.password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect((await other.get('/api/auth/user')).status()).toBe(200);
    await api.made('PUT', '/api/auth/password', { currentPassword: demo.password, newPassword: 'otra frase' });
    expect((await other.get('/api/auth/user')).status()).toBe(401);
    expect((await api.get('/api/auth/user')).status).toBe(200);
    await other.dispose();
  });
  row('two accounts cannot share an address, however it is written', async ({ join, api }) => {
    const { email } = await join();
    const answer = await api.visitor.post('/api/auth/register', { ...GOOD(), email: email.toUpperCase() });
    expect(answer).toMatchObject({ status: 409, body: { message: 'Ya existe una cuenta con este correo.' } });
  });
  row('a login that a page asked for returns to that page', async ({ join, visitor }) => {
    const { email } = await join();
    await visitor.goto('/contact');
    await expect(visitor).toHaveURL('/login?next=%2Fcontact');
    await visitor.waitForLoadState('networkidle');
    await visitor.getByLabel('Email').fill(email);
    await visitor.getByLabel('Contraseña', { exact: true }).fill(demo.password);
    await main(visitor).getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(visitor).toHaveURL('/contact');
  });
});
