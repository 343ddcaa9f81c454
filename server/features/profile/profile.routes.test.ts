import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { mailPart, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { users } from '../../database/schema/account.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' } });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const newEmail = () => `perfil-${crypto.randomUUID()}@prueba.example`;

async function member(values: Partial<typeof users.$inferInsert> = {}) {
  const { client, user } = await signedIn(portal, { email: newEmail(), ...values });
  const form = { firstName: 'Ana', lastName: 'Gil', email: user.email };
  const rowOf = async () => {
    const [row] = await portal.database.select().from(users).where(eq(users.id, user.id));
    if (!row) throw new Error('the member is gone');
    return row;
  };
  return {
    client,
    user,
    form,
    rowOf,
    save: (changes: object) => client.put('/api/users/profile', { ...form, ...changes }),
  };
}

describe('PUT /api/users/profile', () => {
  it.each([
    ['dulcesnana.example', 'https://dulcesnana.example'],
    [' www.gil.example/pan?x=1 ', 'https://www.gil.example/pan?x=1'],
    ['http://gil.example', 'http://gil.example'],
  ])('takes %j for the address of a site', async (website, saved) => {
    expect((await (await member()).save({ website })).body.website).toBe(saved);
  });

  it('changes everything that the form holds, and answers as /api/auth/user does', async () => {
    const { client, save } = await member();
    const answer = await save({
      firstName: '  Ana María ',
      bio: 'Horneo pan.\nY bizcochos.',
      company: 'Panadería Gil',
      position: 'Dueña',
      website: 'https://www.gil.example/pan?x=1',
      phone: '(829) 234-5678',
      location: 'Higüey',
      hasWhatsapp: true,
      emailVisibility: 'connections',
      phoneVisibility: 'nobody',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      firstName: 'Ana María',
      lastName: 'Gil',
      bio: 'Horneo pan.\nY bizcochos.',
      company: 'Panadería Gil',
      position: 'Dueña',
      website: 'https://www.gil.example/pan?x=1',
      phone: '+18292345678',
      location: 'Higüey',
      hasWhatsapp: true,
      emailVisibility: 'connections',
      phoneVisibility: 'nobody',
    });
    expect(answer.body).toEqual((await client.get('/api/auth/user')).body);
  });

  it('keeps what is left out and takes away what is empty', async () => {
    const { save } = await member({
      bio: 'Algo',
      company: 'Una',
      phone: '+18095550123',
      hasWhatsapp: true,
      location: 'La Romana',
      emailVisibility: 'nobody',
    });
    const answer = await save({ bio: '', company: null, website: '', position: '  ' });
    expect(answer.body).toMatchObject({
      bio: null,
      company: null,
      website: null,
      position: null,
      phone: '+18095550123',
      hasWhatsapp: true,
      location: 'La Romana',
      emailVisibility: 'nobody',
    });
  });

  it.each([
    ['firstName', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['firstName', undefined, 'El nombre debe tener al menos 2 caracteres'],
    ['firstName', ['Ana'], 'El nombre debe tener al menos 2 caracteres'],
    ['lastName', ' G ', 'El apellido debe tener al menos 2 caracteres'],
    ['email', 'no-es-un-email', 'Email inválido'],
    ['email', '', 'Email inválido'],
    ['bio', 'x'.repeat(501), 'La biografía no puede exceder 500 caracteres'],
    ['company', 'x'.repeat(101), 'El nombre de la empresa no puede exceder 100 caracteres'],
    ['position', 'x'.repeat(101), 'El cargo no puede exceder 100 caracteres'],
    ['website', 'no es una url', 'URL inválida'],
    ['website', 'gil', 'URL inválida'],
    ['website', 'www.gil', 'URL inválida'],
    ['website', 'gil.example:8080', 'URL inválida'],
    ['website', 'ana@gil.example', 'URL inválida'],
    ['website', 'ftp://gil.example', 'URL inválida'],
    ['website', 'javascript:alert(1)', 'URL inválida'],
    ['website', 'https://banco.example@otro.example', 'URL inválida'],
    ['website', `https://gil.example/${'x'.repeat(300)}`, 'URL inválida'],
    ['website', 1, 'URL inválida'],
    ['phone', '809 555 123', 'Escribe un teléfono como 809-555-0123, o con + y el código del país'],
    ['phone', '787-555-0101', 'Escribe un teléfono como 809-555-0123, o con + y el código del país'],
    ['phone', '+999 12345678', 'Escribe un teléfono como 809-555-0123, o con + y el código del país'],
    ['phone', {}, 'Escribe un teléfono como 809-555-0123, o con + y el código del país'],
    ['hasWhatsapp', 'sí', 'Indica si el teléfono tiene WhatsApp'],
    ['emailVisibility', 'todos', 'Elige quién puede verlo'],
    ['phoneVisibility', null, 'Elige quién puede verlo'],
    ['location', 'x'.repeat(101), 'No puede exceder 100 caracteres'],
    ['company', 'dos\nlíneas', 'Contiene caracteres que no se permiten'],
  ])('refuses %s %j', async (field, value, message) => {
    const { save, rowOf, user } = await member();
    const answer = await save({ [field]: value, bio: field === 'bio' ? value : 'no se guarda' });
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
    expect(await rowOf()).toEqual(user);
  });

  it('takes exactly as much as the limits say', async () => {
    const { save } = await member();
    const changes = { bio: 'x'.repeat(500), company: 'y'.repeat(100), position: 'z'.repeat(100) };
    expect(await save(changes)).toMatchObject({ status: 200, body: changes });
  });

  it('gives nobody a role, a password, an identity or a photo', async () => {
    const { save, rowOf, user } = await member();
    const attack = {
      role: 'admin',
      password: 'otra',
      authProvider: 'oidc',
      isEmailVerified: true,
      id: crypto.randomUUID(),
      profileImageUrl: 'https://evil.example/x.png',
      createdAt: '2000-01-01T00:00:00Z',
      suspendedAt: null,
    };
    expect((await save(attack)).status).toBe(200);
    const { updatedAt: _, ...row } = await rowOf();
    expect(row).toEqual({ ...row, ...user, firstName: 'Ana', lastName: 'Gil', version: 2, updatedAt: undefined });
    expect(row.role).toBe('member');
  });

  it('needs a session', async () => {
    expect(await portal.visitor().put('/api/users/profile', {})).toMatchObject({ status: 401 });
  });
});

describe('PATCH /api/users/profile', () => {
  const PATH = '/api/users/profile';
  const full = { bio: 'Horneo pan.', phone: '+18095550123', hasWhatsapp: true, phoneVisibility: 'nobody' } as const;

  it('changes the fields that it names, and raises the version', async () => {
    const { client } = await member(full);
    const { body: before } = await client.get('/api/auth/user');
    const edit = { company: ' Panadería Gil ', bio: '', version: 1 };
    const expected = { ...before, company: 'Panadería Gil', bio: null, version: 2 };
    expect(await client.patch(PATH, edit)).toMatchObject({ status: 200, body: expected });
    expect((await client.get('/api/auth/user')).body).toEqual(expected);
  });

  it('refuses another version than the current one, and answers with the profile', async () => {
    const { client, save, rowOf } = await member(full);
    const { body: current } = await save({ position: 'Dueña' });
    expect(await client.patch(PATH, { position: 'Gerente', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current },
    });
    expect((await rowOf()).position).toBe('Dueña');
  });

  it('of two at once lets one win, and loses nothing of it', async () => {
    const { client, user } = await member(full);
    const answers = await interleaveOnLock(
      portal.database,
      sql`select from users where id = ${user.id} for update`,
      [{ bio: 'La primera' }, { location: 'Higüey' }].map((edit) => () => client.patch(PATH, { ...edit, version: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ bio: 'La primera', location: null });
  });

  it('validates the whole profile with the changes in it', async () => {
    const { client, rowOf, user } = await member(full);
    expect(await client.patch(PATH, { firstName: 'A', phone: '1', version: 1 })).toMatchObject({
      status: 400,
      body: { fields: { firstName: 'El nombre debe tener al menos 2 caracteres', phone: expect.any(String) } },
    });
    expect((await client.patch(PATH, { bio: 'Sin versión' })).body.fields).toEqual({
      version: 'Indica la versión que leíste',
    });
    expect(await rowOf()).toEqual(user);
  });

  it('gives nobody a role, and does nothing with fields that are not its own', async () => {
    const { client, rowOf, user } = await member(full);
    const edit = { role: 'admin', isEmailVerified: true, password: 'otra', profileImageUrl: '/x.png', version: 1 };
    expect((await client.patch(PATH, edit)).status).toBe(200);
    expect(await rowOf()).toEqual(user);
  });

  it('changes the address as the whole form does, and not where the version is another', async () => {
    const { client, user } = await member({ ...full, isEmailVerified: true });
    const email = newEmail();
    expect((await client.patch(PATH, { email, version: 7 })).status).toBe(409);
    expect((await client.get('/api/auth/user')).body.email).toBe(user.email);
    expect(await client.patch(PATH, { email, version: 1 })).toMatchObject({
      status: 200,
      body: { email, isEmailVerified: false, bio: full.bio, version: 2 },
    });
  });

  it('needs a session', async () => {
    expect((await portal.visitor().patch(PATH, { version: 1 })).status).toBe(401);
  });
});

describe('a changed e-mail address', () => {
  it('counts as unconfirmed until the link that is sent there is opened', async () => {
    const { client, save } = await member({ isEmailVerified: true });
    const email = newEmail();
    const answer = await save({ email: ` ${email.toUpperCase()} ` });
    expect(answer).toMatchObject({ status: 200, body: { email, isEmailVerified: false } });

    await expect.poll(() => smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
    const mail = smtp.mails.find(({ to }) => to.includes(email));
    const text = mail ? mailPart(mail, 'text/plain') : '';
    expect(text).toContain('Cambiaste el correo de tu cuenta');
    const token = /token=([\w-]{43})/.exec(text)?.[1];
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(200);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email, isEmailVerified: true });
  });

  it('stays confirmed, without a mail, when it is the same in other letters', async () => {
    const { save, user } = await member({ isEmailVerified: true });
    expect((await save({ email: user.email.toUpperCase() })).body.isEmailVerified).toBe(true);
    expect(smtp.mails.filter(({ to }) => to.includes(user.email))).toEqual([]);
  });

  it('that somebody else has is refused, and nothing else is changed', async () => {
    const other = await member();
    const { save, rowOf, user } = await member({ bio: 'La de antes' });
    const message = 'Ya existe una cuenta con este correo.';
    expect(await save({ email: other.user.email, bio: 'La nueva' })).toMatchObject({
      status: 409,
      body: { message, fields: { email: message } },
    });
    expect(await rowOf()).toEqual(user);
  });
});

describe('GET /api/users/profile/preview', () => {
  const contact = { phone: '+18095550123', hasWhatsapp: true };

  it.each([
    ['member', 'members', 'members', true, true],
    ['connection', 'members', 'members', true, true],
    ['member', 'connections', 'nobody', false, false],
    ['connection', 'connections', 'nobody', true, false],
    ['member', 'nobody', 'connections', false, false],
    ['connection', 'nobody', 'connections', false, true],
  ] as const)(
    'as %s with e-mail for %s and telephone for %s',
    async (as, emailVisibility, phoneVisibility, seesEmail, seesPhone) => {
      const { client, user } = await member({ ...contact, emailVisibility, phoneVisibility, bio: 'Hola' });
      await client.put('/api/users/skills', { skills: [{ skill: 'Ventas', level: 'expert' }] });
      const { status, body } = await client.get(`/api/users/profile/preview?as=${as}`);
      expect(status).toBe(200);
      expect(body).toEqual({
        firstName: user.firstName,
        lastName: user.lastName,
        role: 'member',
        profileImageUrl: null,
        company: null,
        position: null,
        location: null,
        website: null,
        bio: 'Hola',
        skills: [{ skill: 'Ventas', level: 'expert' }],
        email: seesEmail ? user.email : null,
        phone: seesPhone ? contact.phone : null,
        hasWhatsapp: seesPhone,
      });
    },
  );

  it('refuses an unknown audience', async () => {
    const { client } = await member();
    expect((await client.get('/api/users/profile/preview?as=admin')).status).toBe(400);
  });
});

describe('skills', () => {
  it('are saved as a whole list, the highest level first', async () => {
    const { client } = await member();
    const skills = [
      { skill: ' Ventas ', level: 'beginner' },
      { skill: 'Repostería', level: 'expert' },
      { skill: 'Inventario' },
      { skill: 'Almacén', level: 'expert' },
    ];
    const saved = [
      { skill: 'Almacén', level: 'expert' },
      { skill: 'Repostería', level: 'expert' },
      { skill: 'Inventario', level: 'intermediate' },
      { skill: 'Ventas', level: 'beginner' },
    ];
    expect(await client.put('/api/users/skills', { skills })).toMatchObject({ status: 200, body: saved });
    expect((await client.get('/api/users/skills')).body).toEqual(saved);

    const fewer = [{ skill: 'Ventas', level: 'advanced' }];
    expect((await client.put('/api/users/skills', { skills: fewer })).body).toEqual(fewer);
    expect((await client.put('/api/users/skills', { skills: [] })).body).toEqual([]);
  });

  it('belong to one person', async () => {
    const [one, other] = [await member(), await member()];
    await one.client.put('/api/users/skills', { skills: [{ skill: 'Ventas' }] });
    await other.client.put('/api/users/skills', { skills: [] });
    expect((await one.client.get('/api/users/skills')).body).toHaveLength(1);
  });

  it.each([
    [{}, 'skills', 'Envía la lista de habilidades'],
    [{ skills: 'Ventas' }, 'skills', 'Envía la lista de habilidades'],
    [{ skills: [{ skill: ' ' }] }, 'skills.0.skill', 'Escribe la habilidad'],
    [{ skills: [{ skill: 'x'.repeat(101) }] }, 'skills.0.skill', 'No puede exceder 100 caracteres'],
    [{ skills: [{ skill: 'Ventas', level: 'guru' }] }, 'skills.0.level', 'Elige el nivel'],
    [{ skills: [{ skill: 'Repostería' }, { skill: 'REPOSTERIA' }] }, 'skills', 'Hay una habilidad repetida'],
    [
      { skills: Array.from({ length: 31 }, (_, index) => ({ skill: `Habilidad ${index}` })) },
      'skills',
      'No pueden ser más de 30 habilidades',
    ],
  ])('refuses %j', async (body, field, message) => {
    const { client } = await member();
    expect(await client.put('/api/users/skills', body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
  });

  it('sent twice at once end as one of the two lists', async () => {
    const { client } = await member();
    const lists = [
      ['Ventas', 'Costura'],
      ['ventas', 'Contabilidad'],
    ].map((names) => names.map((skill) => ({ skill })));
    await Promise.all(lists.map((skills) => client.put('/api/users/skills', { skills })));
    const names = (await client.get('/api/users/skills')).body.map(({ skill }: { skill: string }) => skill);
    expect([
      ['Costura', 'Ventas'],
      ['Contabilidad', 'ventas'],
    ]).toContainEqual(names);
  });
});
