import { toastOf } from '../../e2e/support.ts';
import { expect, type NewMember } from '../support/fixtures.ts';
import { cards, main } from '../support/screens.ts';
import { section } from '../support/section.ts';

type Join = () => Promise<NewMember>;

async function asked(join: Join): Promise<{ from: NewMember; to: NewMember; id: string }> {
  const [from, to] = [await join(), await join()];
  const { id } = await from.api.made('POST', '/api/connections/send', { receiverId: to.id });
  return { from, to, id };
}

async function connected(join: Join) {
  const pair = await asked(join);
  await pair.to.api.made('PUT', `/api/connections/${pair.id}/respond`, { status: 'accepted' });
  return pair;
}

const statusOf = async (viewer: NewMember, other: NewMember) =>
  (await viewer.api.get(`/api/members/${other.id}`)).body.connectionStatus;

section('8 Errors', ({ row }) => {
  row(
    'connection send, success: "Solicitud enviada" / "Tu solicitud de conexión ha sido enviada."',
    async ({ join }) => {
      const [from, to] = [await join(), await join()];
      const page = await from.open(`/members/${to.id}`);
      await main(page)
        .getByRole('button', { name: /^Conectar/ })
        .click();
      await expect(toastOf(page)).toHaveText('Solicitud enviadaTu solicitud de conexión ha sido enviada.');
    },
  );
  for (const [name, text] of [
    ['Aceptar', 'Conexión aceptadaAhora están conectados'],
    ['Rechazar', 'Conexión rechazadaLa solicitud ha sido rechazada'],
  ] as const) {
    row(`respond with "${name}": "${text}"`, async ({ join }) => {
      const { to } = await asked(join);
      const page = await to.open('/networking?pestana=pendientes');
      await page.getByRole('button', { name }).click();
      await expect(toastOf(page)).toHaveText(text);
    });
  }
});

section('4 States', ({ row }) => {
  row('a request is pending for both until it is answered', async ({ join }) => {
    const { from, to } = await asked(join);
    expect([await statusOf(from, to), await statusOf(to, from)]).toEqual(['pending', 'pending']);
  });
  row('an accepted request connects both', async ({ join }) => {
    const { from, to } = await connected(join);
    expect([await statusOf(from, to), await statusOf(to, from)]).toEqual(['connected', 'connected']);
  });
  row('a rejected request connects nobody', async ({ join }) => {
    const { from, to, id } = await asked(join);
    const answer = await to.api.put(`/api/connections/${id}/respond`, { status: 'rejected' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'rejected' } });
    expect((await from.api.get('/api/connections/my')).body.connections).toEqual([]);
    expect(await statusOf(to, from)).not.toBe('connected');
  });
  row('strangers are "none" to each other', async ({ join }) => {
    expect(await statusOf(await join(), await join())).toBe('none');
  });
});

section('6 Permissions', ({ row }) => {
  row('nobody connects to oneself, whatever the client does', async ({ join }) => {
    const { api, id } = await join();
    expect((await api.post('/api/connections/send', { receiverId: id })).status).toBe(400);
  });
  row('only the receiver answers a request', async ({ join }) => {
    const { from, to, id } = await asked(join);
    const stranger = await join();
    for (const { api } of [from, stranger]) {
      expect((await api.put(`/api/connections/${id}/respond`, { status: 'accepted' })).status).toBeGreaterThanOrEqual(
        403,
      );
    }
    expect(await statusOf(to, from)).toBe('pending');
  });
});

section('7 Calls', ({ row }) => {
  row('POST /api/connections/send takes receiverId and answers 201, pending', async ({ join }) => {
    const [from, to] = [await join(), await join()];
    expect(await from.api.post('/api/connections/send', { receiverId: to.id })).toMatchObject({
      status: 201,
      body: { status: 'pending' },
    });
  });
  row('the directory shows "Pendiente" after sending, without a reload', async ({ join }) => {
    const [from, to] = [await join(), await join()];
    const page = await from.open(`/members?buscar=${encodeURIComponent(to.name)}`);
    const card = cards(main(page)).filter({ hasText: to.name });
    await card.getByRole('button', { name: /^Conectar/ }).click();
    await expect(card.getByRole('button', { name: 'Pendiente' })).toBeDisabled();
  });
  row('PUT /api/connections/{id}/respond takes accepted or rejected and nothing else', async ({ join }) => {
    const { to, id } = await asked(join);
    for (const status of ['blocked', 'pending', '']) {
      expect((await to.api.put(`/api/connections/${id}/respond`, { status })).status).toBe(400);
    }
    expect((await to.api.put(`/api/connections/${id}/respond`, { status: 'accepted' })).status).toBe(200);
  });
  row('both lists of the network are refreshed after an answer', async ({ join }) => {
    const { to } = await asked(join);
    const page = await to.open('/networking?pestana=pendientes');
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('tab')).toHaveText(['Mis Conexiones (1)', 'Pendientes (0)']);
  });
});

section('R Calls beyond', ({ row }) => {
  row('GET /api/connections/sent lists what one sent', async ({ join }) => {
    const { from, to } = await asked(join);
    const { connections } = (await from.api.get('/api/connections/sent')).body;
    expect(connections.map(({ receiver }: { receiver: { id: string } }) => receiver.id)).toEqual([to.id]);
  });
  row('DELETE /api/connections/{id} withdraws a request', async ({ join }) => {
    const { from, to, id } = await asked(join);
    expect((await from.api.delete(`/api/connections/${id}`)).status).toBe(200);
    expect((await to.api.get('/api/connections/pending')).body.connections).toEqual([]);
  });
  row('DELETE /api/connections/{id} ends a connection, for either of the two', async ({ join }) => {
    const { from, to, id } = await connected(join);
    expect((await to.api.delete(`/api/connections/${id}`)).status).toBe(200);
    expect(await statusOf(from, to)).toBe('none');
  });
  row('nobody else withdraws or ends it', async ({ join }) => {
    const { from, to, id } = await connected(join);
    expect((await (await join()).api.delete(`/api/connections/${id}`)).status).toBeGreaterThanOrEqual(403);
    expect(await statusOf(from, to)).toBe('connected');
  });
  row('blocking hides each from the other', async ({ join }) => {
    const [one, other] = [await join(), await join()];
    expect((await one.api.put(`/api/members/${other.id}/block`)).status).toBe(200);
    expect((await other.api.get(`/api/members/${one.id}`)).status).toBe(404);
    const found = async (viewer: NewMember, { name }: NewMember) =>
      (await viewer.api.get(`/api/members?search=${encodeURIComponent(name)}`)).body.members.map(
        ({ id }: { id: string }) => id,
      );
    expect(await found(other, one)).not.toContain(one.id);
    expect(await found(one, other)).not.toContain(other.id);
  });
  row('blocking ends requests and connections', async ({ join }) => {
    const { from, to } = await connected(join);
    await to.api.made('PUT', `/api/members/${from.id}/block`);
    expect((await from.api.get('/api/connections/my')).body.connections).toEqual([]);
    const pending = await asked(join);
    await pending.to.api.made('PUT', `/api/members/${pending.from.id}/block`);
    expect((await pending.to.api.get('/api/connections/pending')).body.connections).toEqual([]);
  });
  row('a block can be lifted', async ({ join }) => {
    const [one, other] = [await join(), await join()];
    await one.api.made('PUT', `/api/members/${other.id}/block`);
    expect((await one.api.delete(`/api/members/${other.id}/block`)).status).toBe(200);
    expect((await other.api.get(`/api/members/${one.id}`)).status).toBe(200);
  });
  row('a message reaches a connected member, and both see the conversation', async ({ join }) => {
    const { from, to } = await connected(join);
    expect((await from.api.post(`/api/messages/${to.id}`, { body: 'Buenas, ¿tienes harina?' })).status).toBe(201);
    for (const [viewer, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const { messages } = (await viewer.api.get(`/api/messages/${other.id}`)).body;
      expect(messages.map(({ body }: { body: string }) => body)).toEqual(['Buenas, ¿tienes harina?']);
    }
    expect((await to.api.get('/api/messages')).body.conversations).toHaveLength(1);
  });
  row('a request is told by the bell, and read there', async ({ join }) => {
    const { to } = await asked(join);
    expect((await to.api.get('/api/notifications')).body.unread).toBeGreaterThan(0);
    expect((await to.api.post('/api/notifications/read')).body).toEqual({ unread: 0 });
    expect((await to.api.get('/api/notifications')).body.unread).toBe(0);
  });
});
