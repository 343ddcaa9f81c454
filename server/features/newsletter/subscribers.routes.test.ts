import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { setDatabaseReadOnly } from '../../../tests/support/read-only-database.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';

const LIST = '/api/admin/newsletter/subscribers';

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url } });
  admin = (await signedIn(portal, { role: 'admin' })).client;
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

async function createSubscriber(email: string, values: Partial<typeof newsletterSubscribers.$inferInsert> = {}) {
  const [row] = await portal.database
    .insert(newsletterSubscribers)
    .values({ email, confirmedAt: new Date(), ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));
const sendFile = (file: string, consent = 'given') =>
  admin.post(`${LIST}/import?consent=${consent}`, file, { 'content-type': 'text/csv; charset=utf-8' });
const recorded = (id: string) =>
  portal.database
    .select({ action: auditLog.action, label: auditLog.targetLabel })
    .from(auditLog)
    .where(eq(auditLog.targetId, id));

describe('the list', () => {
  it('tells who gets the newsletter, who has not confirmed and who left; it is searched and paged', async () => {
    await createSubscriber('lista-1@lista.example', { createdAt: new Date('2026-01-01') });
    await createSubscriber('lista-2@lista.example', { createdAt: new Date('2026-01-02'), confirmedAt: null });
    await createSubscriber('lista-3@lista.example', { createdAt: new Date('2026-01-03'), isActive: false });
    const { body } = await admin.get(`${LIST}?search=lista.example&limit=2`);
    expect(body).toMatchObject({ total: 3, totalPages: 2, counts: { unconfirmed: 1, unsubscribed: 1 } });
    expect(body.subscribers).toMatchObject([
      { email: 'lista-3@lista.example', state: 'unsubscribed' },
      { email: 'lista-2@lista.example', state: 'unconfirmed', confirmedAt: null },
    ]);
    const active = await admin.get(`${LIST}?search=lista&state=active`);
    expect(active.body.subscribers).toMatchObject([{ email: 'lista-1@lista.example', state: 'active' }]);
    expect((await admin.get(`${LIST}?state=otro`)).status).toBe(400);
  });

  it('is sorted by address or day, and downloaded in that order, in batches', async () => {
    const rows = Array.from({ length: 1003 }, (_, index) => ({
      email: `n${String(index).padStart(4, '0')}@lote.example`,
      createdAt: new Date(Date.UTC(2026, 1, 1, 0, 0, index % 7)),
    }));
    await portal.database.insert(newsletterSubscribers).values(rows);
    const emails = async (sort: string) =>
      (await admin.get(`${LIST}?search=lote.example&limit=2&sort=${sort}`)).body.subscribers.map(
        ({ email }: { email: string }) => email,
      );
    expect(await emails('email')).toEqual(['n0000@lote.example', 'n0001@lote.example']);
    expect(await emails('-email')).toEqual(['n1002@lote.example', 'n1001@lote.example']);
    expect((await admin.get(`${LIST}?sort=state`)).status).toBe(400);
    // Many have the same moment: the id decides where a batch ends.
    for (const sort of ['createdAt', '-createdAt', 'email']) {
      const { body } = await admin.get(`${LIST}.csv?search=lote.example&columns=email&sort=${sort}`);
      const lines: string[] = body.trim().split('\r\n').slice(1);
      expect([lines.length, new Set(lines).size]).toEqual([1003, 1003]);
      if (sort === 'email') expect(lines).toEqual(lines.toSorted());
    }
  });

  it('is downloaded for spreadsheets, with formulas kept from running, and that is written down', async () => {
    await createSubscriber('=cmd@formula.example');
    const answer = await admin.get(`${LIST}.csv?search=formula`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="suscriptores-del-boletin.csv"');
    expect(answer.body).toMatch(/^\uFEFFCorreo,Estado,Suscripción,Confirmación\r\n'=cmd@formula\.example,Activo,/);
    expect(await recorded('subscribers')).toContainEqual({
      action: 'subscriber.export',
      label: 'Lista de suscriptores',
    });
  });
});

describe('adding one', () => {
  it('asks the person for confirmation, unless they already agreed', async () => {
    const asked = await admin.post(LIST, { email: 'Preguntada@prueba.example' });
    expect(asked).toMatchObject({ status: 201, body: { email: 'preguntada@prueba.example', state: 'unconfirmed' } });
    await expect.poll(() => mailsTo('preguntada@prueba.example').length).toBe(1);
    const given = await admin.post(LIST, { email: 'conforme@prueba.example', consent: 'given' });
    expect(given).toMatchObject({ status: 201, body: { state: 'active' } });
    expect(await recorded(given.body.id)).toEqual([{ action: 'subscriber.add', label: 'conforme@prueba.example' }]);
  });

  it('refuses who is there, who left, and what is no address', async () => {
    await createSubscriber('esta@prueba.example');
    await createSubscriber('salio@prueba.example', { isActive: false });
    const known = await admin.post(LIST, { email: 'esta@prueba.example', consent: 'given' });
    expect(known).toMatchObject({ status: 409, body: { fields: { email: 'Esta dirección ya está suscrita' } } });
    const left = await admin.post(LIST, { email: 'salio@prueba.example', consent: 'given' });
    expect(left).toMatchObject({ status: 409, body: { message: 'Se dio de baja, y solo puede volver por sí misma' } });
    expect((await admin.post(LIST, { email: 'nada' })).body.fields.email).toBe('Ingresa un correo electrónico válido');
    expect((await admin.post(LIST, { email: 'a@b.example', consent: 'quizás' })).status).toBe(400);
  });
});

describe('a file', () => {
  it('is taken in, and tells line by line what it did not take', async () => {
    await createSubscriber('conocida@prueba.example');
    await createSubscriber('fuera@prueba.example', { isActive: false });
    const file = [
      'Nombre;Correo',
      'Ana;ana@archivo.example',
      'Luis;luis@archivo.example',
      'Nadie;esto no es',
      'Ana otra vez;ANA@archivo.example',
      'Conocida;conocida@prueba.example',
      'Fuera;fuera@prueba.example',
    ].join('\r\n');
    const { status, body } = await sendFile(file);
    expect(status).toBe(200);
    expect(body).toEqual({
      added: 2,
      known: 1,
      refused: [
        { line: 4, text: 'Nadie;esto no es', reason: 'No es una dirección de correo' },
        { line: 5, text: 'Ana otra vez;ANA@archivo.example', reason: 'Está repetida en el archivo' },
        { line: 7, text: 'Fuera;fuera@prueba.example', reason: 'Se dio de baja, y solo puede volver por sí misma' },
      ],
    });
    const rows = await portal.database
      .select()
      .from(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.email, ['ana@archivo.example', 'fuera@prueba.example']));
    expect(rows.map(({ email, isActive, confirmedAt }) => [email, isActive, confirmedAt !== null]).sort()).toEqual([
      ['ana@archivo.example', true, true],
      ['fuera@prueba.example', false, true],
    ]);
    expect((await sendFile(file)).body).toMatchObject({ added: 0, known: 3 });
    expect(await recorded('subscribers')).toContainEqual({
      action: 'subscriber.import',
      label: 'Lista de suscriptores',
    });
  });

  it('without consent asks each of its people', async () => {
    expect((await sendFile('por-preguntar@archivo.example', 'asked')).body.added).toBe(1);
    await expect.poll(() => mailsTo('por-preguntar@archivo.example').length).toBe(1);
  });

  it('of 5,000 lines is taken, and a longer, empty or larger one is not', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@muchas.example`).join('\n');
    expect((await sendFile(lines(5000))).body).toMatchObject({ added: 5000, refused: [] });
    expect((await sendFile(lines(5001))).body.message).toBe('El archivo tiene más de 5,000 líneas. Divídelo en varios');
    expect((await sendFile(' \n;;\n')).body.message).toBe('El archivo está vacío');
    expect((await sendFile('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it('of Excel itself is not taken, and says how to save one that is', async () => {
    const { status, body } = await sendFile('PK\u0003\u0004\0\0');
    expect([status, body.message]).toEqual([400, 'No es un archivo CSV. En Excel, elige «Guardar como» y luego CSV']);
  });

  it('is only taken as a CSV file, and CSV only here', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await admin.post(`${LIST}/import?consent=given`, '{}', { 'content-type': type });
      expect(answer.status).toBe(415);
    }
    expect((await admin.post(`${LIST}/import?consent=given`)).body.message).toBe('Envía un archivo CSV');
    const elsewhere = await admin.post('/api/newsletter/subscribe', 'a@b.example', { 'content-type': 'text/csv' });
    expect(elsewhere.status).toBe(415);
  });
});

describe('two files at once', () => {
  it('with the same addresses are both taken, whatever their order', async () => {
    const list = ['cruce-a@cruce.example', 'cruce-m@cruce.example', 'cruce-z@cruce.example'];
    const held = sql`insert into newsletter_subscribers (email) values (${list[1]})`;
    const files = [list, list.toReversed()].map((each) => () => sendFile(each.join('\n')));
    const answers = await interleaveOnLock(portal.database, held, files);
    expect(answers.map(({ status, body }) => [status, body.added])).toEqual([
      [200, 2],
      [200, 0],
    ]);
  });
});

describe('leaving the list', () => {
  it('by hand keeps the address out from then on; repeating it changes nothing', async () => {
    const { id } = await createSubscriber('a-mano@prueba.example');
    for (const _ of ['first', 'again']) {
      expect((await admin.delete(`${LIST}/${id}/subscription`)).body).toMatchObject({ id, state: 'unsubscribed' });
    }
    expect(await recorded(id)).toEqual([{ action: 'subscriber.unsubscribe', label: 'a-mano@prueba.example' }]);
  });

  it('with all data leaves no address behind, not even in the log', async () => {
    const { id } = await createSubscriber('borrada@prueba.example');
    expect((await admin.delete(`${LIST}/${id}`)).body).toEqual({ id });
    expect((await admin.delete(`${LIST}/${id}`)).status).toBe(404);
    expect((await admin.delete(`${LIST}/${id}/subscription`)).status).toBe(404);
    expect(await recorded(id)).toEqual([{ action: 'subscriber.delete', label: 'Un suscriptor' }]);
  });
});

describe('only administrators', () => {
  it('get to see or change any of it', async () => {
    const { id } = await createSubscriber('ajena@prueba.example');
    const { client } = await signedIn(portal);
    const answers = [
      await client.get(LIST),
      await client.get(`${LIST}.csv`),
      await client.post(LIST, { email: 'a@b.example' }),
      await client.post(`${LIST}/import`, 'a@b.example', { 'content-type': 'text/csv' }),
      await client.delete(`${LIST}/${id}/subscription`),
      await client.delete(`${LIST}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
  });
});

describe('an import that is disturbed', () => {
  const lines = (name: string) => Array.from({ length: 50 }, (_, index) => `${name}${index}@prueba.example`);
  const countOf = (name: string) =>
    portal.database.$count(newsletterSubscribers, sql`${newsletterSubscribers.email} like ${`${name}%`}`);

  it('leaves nothing where its connection falls, or its process, and can be sent again', async () => {
    const list = lines('cortada');
    // Waits at its last line, which somebody else is adding.
    const other = await portal.database.$client.connect();
    await other.query('begin');
    await other.query('insert into newsletter_subscribers (email) values ($1)', [list.at(-1)]);
    const { rows: own } = await other.query('select pg_backend_pid() as pid');
    const answer = sendFile(list.join('\n'));
    const waiting = async () => {
      const { rows } = await portal.database.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where ${own[0].pid}::int = any (pg_blocking_pids(pid))`,
      );
      return rows;
    };
    await expect.poll(waiting).toHaveLength(1);
    await portal.database.execute(sql`select pg_terminate_backend(${(await waiting())[0]?.pid ?? 0})`);
    expect((await answer).status).toBe(503);
    await other.query('rollback');
    other.release();
    expect(await countOf('cortada')).toBe(0);
    expect((await sendFile(list.join('\n'))).status).toBe(200);
    expect(await countOf('cortada')).toBe(list.length);
  });

  it('is refused in a sentence while the database takes no writes, and taken at once when it does', async () => {
    const list = lines('congelada');
    const readsIssues = async () => (await admin.get('/api/admin/newsletter/issues')).status;
    await setDatabaseReadOnly(portal.connection, true);
    await expect.poll(readsIssues).toBe(200);
    const refused = await sendFile(list.join('\n'));
    const added = await countOf('congelada');
    await setDatabaseReadOnly(portal.connection, false);
    await expect.poll(readsIssues).toBe(200);
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'El portal no está disponible en este momento. Inténtalo de nuevo en unos segundos.' },
    });
    expect(added).toBe(0);
    expect(await sendFile(list.join('\n'))).toMatchObject({ status: 200, body: { added: list.length, refused: [] } });
    expect(await countOf('congelada')).toBe(list.length);
  });

  it('twice at once adds each line once', async () => {
    const list = lines('doble');
    const answers = await Promise.all([sendFile(list.join('\n')), sendFile([...list].reverse().join('\n'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOf('doble')).toBe(list.length);
  });
});
