import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { users } from '../../database/schema/account.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { invitations } from '../../database/schema/invitations.ts';

const LIST = '/api/admin/invitations';

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, emailConfirmation: true } });
  admin = (await signedIn(portal, { role: 'admin' })).client;
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const anAddress = () => `invitada-${crypto.randomUUID()}@invitada.example`;
const invite = (email: string, more: object = {}) =>
  admin.post(LIST, { firstName: 'Carmen', lastName: 'Peña', email, company: 'Café Doña Carmen', ...more });
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));
const recorded = (id: string) =>
  portal.database.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.targetId, id));
const stored = async (email: string) =>
  (await portal.database.select().from(invitations).where(eq(invitations.email, email))).at(-1);

/** Secret of the link in the last of that many mails. */
async function tokenOf(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(count);
  const mail = mailsTo(email).at(-1);
  const [, token = ''] = /\/register\?invitacion=([\w-]{43})/.exec(mail ? mailPart(mail, 'text/plain') : '') ?? [];
  return token;
}

const registration = (email: string, invitationToken?: string) => ({
  firstName: 'Carmen',
  lastName: 'Peña',
  email,
  password: PASSWORD,
  consent: true,
  ...(invitationToken && { invitationToken }),
});
const register = (email: string, invitationToken?: string) =>
  portal.visitor().post('/api/auth/register', registration(email, invitationToken));

describe('an invitation', () => {
  it('comes by mail and fills the form in; the account is a confirmed ordinary one, and the link works once', async () => {
    const email = anAddress();
    const { status, body } = await invite(email, { note: 'Nos vimos en la feria.' });
    expect([status, body.state]).toEqual([201, 'pending']);
    const token = await tokenOf(email);
    const [mail] = mailsTo(email);
    if (!mail) throw new Error('no mail came');
    expect(mailSubject(mail)).toContain('Te invitamos');
    for (const type of ['text/plain', 'text/html'] as const) {
      expect(mailPart(mail, type)).toContain('Nos vimos en la feria.');
      expect(mailPart(mail, type)).toContain(`/register?invitacion=${token}`);
    }
    expect((await stored(email))?.tokenHash).not.toContain(token);

    const opened = await portal.visitor().post('/api/auth/invitation', { token });
    expect(opened.body).toEqual({ email, firstName: 'Carmen', lastName: 'Peña', company: 'Café Doña Carmen' });

    const made = await register(email, token);
    expect([made.status, made.body.role, made.body.isEmailVerified]).toEqual([201, 'member', true]);
    expect(mailsTo(email)).toHaveLength(1);
    const { body: list } = await admin.get(`${LIST}?state=accepted&search=${email}`);
    expect(list.invitations).toMatchObject([{ email, state: 'accepted' }]);
    expect((await portal.visitor().post('/api/auth/invitation', { token })).status).toBe(400);
    expect((await register(anAddress(), token)).status).toBe(400);
    expect(await recorded(body.id)).toEqual([{ action: 'invitation.send' }]);
  });

  it('confirms only the address that it was sent to', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenOf(email);
    const { status, body } = await register(anAddress(), token);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
    expect((await stored(email))?.acceptedAt).toBeNull();
  });

  it('is not used up by who registers its address without it, until the address is confirmed', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenOf(email);
    const { status, body } = await register(email);
    expect([status, body.isEmailVerified]).toEqual([201, false]);
    expect((await portal.visitor().post('/api/auth/invitation', { token })).status).toBe(200);
    expect((await stored(email))?.acceptedAt).toBeNull();

    await expect.poll(() => mailsTo(email).length).toBe(2);
    const [, mail] = mailsTo(email);
    const [, confirmation] =
      /verificar-correo\S*?[?#](?:token=)?([\w-]{43})/.exec(mail ? mailPart(mail, 'text/plain') : '') ?? [];
    expect((await portal.visitor().post('/api/auth/verify-email', { token: confirmation })).status).toBe(200);
    expect(await stored(email)).toMatchObject({ acceptedAt: expect.any(Date), tokenHash: null });
    expect((await portal.visitor().post('/api/auth/invitation', { token })).status).toBe(400);
  });

  it('is sent again with another link and a new period; the one before is void', async () => {
    const email = anAddress();
    const { body } = await invite(email);
    const first = await tokenOf(email);
    await portal.database
      .update(invitations)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(invitations.id, body.id));
    expect((await portal.visitor().post('/api/auth/invitation', { token: first })).status).toBe(400);
    expect((await register(email, first)).status).toBe(400);
    const listed = await admin.get(`${LIST}?state=expired&search=${email}`);
    expect(listed.body.invitations).toMatchObject([{ id: body.id, state: 'expired' }]);

    const resent = await admin.post(`${LIST}/${body.id}/resend`);
    expect([resent.status, resent.body.state]).toEqual([200, 'pending']);
    const second = await tokenOf(email, 2);
    expect((await portal.visitor().post('/api/auth/invitation', { token: first })).status).toBe(400);
    expect((await portal.visitor().post('/api/auth/invitation', { token: second })).status).toBe(200);
    expect(await recorded(body.id)).toContainEqual({ action: 'invitation.resend' });
  });

  it.each([false, true])(
    'reaches who owns an address that somebody else registered (suspended: %s)',
    async (isSuspended) => {
      const email = anAddress();
      const form = { ...registration(email), firstName: 'Otra', company: 'Ajena', password: 'clave de quien no es' };
      const squatter = portal.visitor();
      const { body: squatted } = await squatter.post('/api/auth/register', form);
      if (isSuspended)
        await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, squatted.id));
      expect((await invite(email)).status).toBe(201);
      await expect.poll(() => mailsTo(email).length).toBe(2);
      const texts = mailsTo(email)
        .map((mail) => mailPart(mail, 'text/plain'))
        .join();
      const token = /invitacion=([\w-]{43})/.exec(texts)?.[1];
      const owner = portal.visitor();
      const made = await owner.post('/api/auth/register', registration(email, token));
      expect(made).toMatchObject({
        status: 201,
        body: { email, firstName: 'Carmen', company: null, isEmailVerified: true, role: 'member' },
      });
      expect([made.body.id === squatted.id, (await owner.get('/api/auth/user')).status]).toEqual([!isSuspended, 200]);
      expect((await squatter.get('/api/auth/user')).status).toBe(401);
      const login = (password: string) => portal.visitor().post('/api/auth/login', { email, password });
      expect([(await login(form.password)).status, (await login(PASSWORD)).status]).toEqual([401, 200]);
      expect((await stored(email))?.acceptedAt).not.toBeNull();
      expect((await invite(email)).status).toBe(409);
    },
  );

  it('is sent three times a day at most: the address is confirmed by nobody', async () => {
    const email = anAddress();
    const { body } = await invite(email);
    for (let count = 1; count < 3; count += 1) {
      await tokenOf(email, count);
      expect((await admin.post(`${LIST}/${body.id}/resend`)).status).toBe(200);
    }
    await tokenOf(email, 3);
    expect((await admin.post(`${LIST}/${body.id}/resend`)).status).toBe(429);
  });

  it('is revoked: its link opens nothing, and the address can be invited again', async () => {
    const email = anAddress();
    const { body } = await invite(email);
    const token = await tokenOf(email);
    expect((await admin.delete(`${LIST}/${body.id}`)).body.state).toBe('revoked');
    expect((await admin.delete(`${LIST}/${body.id}`)).body.state).toBe('revoked');
    expect((await register(email, token)).status).toBe(400);
    expect((await admin.post(`${LIST}/${body.id}/resend`)).status).toBe(409);
    expect(await recorded(body.id)).toEqual([{ action: 'invitation.send' }, { action: 'invitation.revoke' }]);
    expect((await invite(email)).status).toBe(201);
  });

  it('goes neither to a member nor twice, and the fields say why', async () => {
    const { email } = await createUser(portal.database, { isEmailVerified: true });
    expect((await invite(email)).body.fields).toEqual({ email: 'Esta dirección ya tiene una cuenta' });
    const other = anAddress();
    await invite(other);
    expect((await invite(other.toUpperCase())).body.fields).toEqual({
      email: 'Esta dirección ya tiene una invitación pendiente',
    });
    const { status, body } = await invite('no es', { firstName: '' });
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['email', 'firstName']]);
  });

  it('is the administration’s business alone', async () => {
    const { client } = await signedIn(portal);
    for (const [who, expected] of [
      [client, 403],
      [portal.visitor(), 401],
    ] as const) {
      expect((await who.get(LIST)).status).toBe(expected);
      expect((await who.post(LIST, {})).status).toBe(expected);
      expect((await who.post(`${LIST}/import`, 'a', { 'content-type': 'text/csv' })).status).toBe(expected);
    }
  });

  it('is in the download of its address’s owner, and goes with the account', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenOf(email);
    const visitor = portal.visitor();
    await visitor.post('/api/auth/register', registration(email, token));
    const { body } = await visitor.get('/api/users/data');
    expect(body.invitaciones).toMatchObject([{ email, first_name: 'Carmen' }]);
    expect(JSON.stringify(body.invitaciones)).not.toContain('hash');
    await visitor.send('DELETE', '/api/users/account', { email, password: PASSWORD });
    expect(await stored(email)).toBeUndefined();
  });
});

describe('a file of members', () => {
  const send = (file: string | Buffer, step = 'preview') =>
    admin.post(`${LIST}/import?step=${step}`, file, { 'content-type': 'text/csv' });

  it('is looked at first, and writes nothing until it is sent; each line that is not taken is told apart', async () => {
    const [fresh, invited] = [anAddress(), anAddress()];
    const { email: member } = await createUser(portal.database, { isEmailVerified: true });
    await invite(invited);
    const file = [
      'Nombre;Apellido;Correo;Empresa',
      `José;Núñez;${fresh};Ferretería Núñez`,
      `José;Núñez;${fresh.toUpperCase()};`,
      `Ana;Gil;${member};`,
      `Luis;Roa;${invited};`,
      'Marta;;marta@invitada.example;',
      'Pedro;Sosa;esto no es;',
    ].join('\r\n');
    const { body: preview } = await send(Buffer.from(file, 'latin1'));
    expect(preview).toMatchObject({
      ready: 1,
      sample: [{ line: 2, firstName: 'José', lastName: 'Núñez', email: fresh, company: 'Ferretería Núñez' }],
      refused: [
        { line: 3, kind: 'repeated' },
        { line: 4, kind: 'member' },
        { line: 5, kind: 'invited' },
        { line: 6, kind: 'invalid', reason: 'El apellido es requerido' },
        { line: 7, kind: 'invalid', reason: 'Ingresa un correo electrónico válido' },
      ],
    });
    expect(await stored(fresh)).toBeUndefined();

    const { body: sent } = await send(Buffer.from(file, 'latin1'), 'send');
    expect([sent.ready, sent.refused.length]).toEqual([1, 5]);
    expect(await tokenOf(fresh)).not.toBe('');
    const again = await send(file, 'send');
    expect([again.body.ready, mailsTo(fresh).length]).toEqual([0, 1]);
    const [entry] = await portal.database
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.action, 'invitation.import'));
    expect(entry?.details).toEqual({ recipients: 1, refused: 5 });
  });

  it('may have two thousand lines besides the heading, and no more', async () => {
    const list = crypto.randomUUID();
    const rows = Array.from({ length: 2000 }, (_, index) => `Ana,Gil,socia-${index}-${list}@lote.example`);
    const { body } = await send(['Nombre,Apellido,Email', ...rows].join('\n'));
    expect(body).toMatchObject({ ready: 2000, refused: [] });
    const tooLong = await send(['Nombre,Apellido,Email', ...rows, `Ana,Gil,otra-${list}@lote.example`].join('\n'));
    expect([tooLong.status, tooLong.body.fields]).toEqual([
      400,
      { file: 'El archivo tiene más de 2,000 líneas además del encabezado. Divídelo en varios' },
    ]);
  });

  it('that two administrators send at the same moment invites each person once, and both reports are true', async () => {
    const [one, two] = [anAddress(), anAddress()];
    const file = `Nombre,Apellido,Correo\nAna,Gil,${one}\nLuis,Roa,${two}`;
    const reports = await interleaveOnLock(portal.database, sql`lock table ${invitations} in share mode`, [
      () => send(file, 'send'),
      () => send(file, 'send'),
    ]);
    const [first, second] = reports.map(({ body }) => body).sort((a, b) => b.ready - a.ready);
    expect(first).toMatchObject({ ready: 2, refused: [] });
    expect(second).toMatchObject({
      ready: 0,
      sample: [],
      refused: [
        { line: 2, kind: 'invited', reason: 'Esta dirección ya tiene una invitación pendiente' },
        { line: 3, kind: 'invited' },
      ],
    });
    await tokenOf(one);
    await tokenOf(two);
  });

  it.each([
    ['no heading', 'ana@x.example\nluis@x.example'],
    ['no column for addresses', 'Nombre,Apellido\nAna,Gil'],
    ['no column for names', 'Correo\nana@x.example'],
    ['nothing', '\n'],
    ['a workbook', 'PK\u0003\u0004\0\0'],
  ])('is refused with %s', async (_, file) => {
    const { status, body } = await send(file);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['file']]);
  });
});
