import { toastOf } from '../../e2e/support.ts';
import type { Api } from '../support/api.ts';
import { expect } from '../support/fixtures.ts';
import { mailsTo } from '../support/mail-folder.ts';
import { cards, main } from '../support/screens.ts';
import { section } from '../support/section.ts';

const EVENT = {
  date: '2099-05-03',
  time: '14:30',
  type: 'workshop',
  duration: '2 horas',
  location: 'Salón comunal',
  price: 'Gratis',
};

async function anEvent({ admin }: { admin: Api }, changes: object = {}): Promise<{ id: string; title: string }> {
  const title = `Taller de quesos ${crypto.randomUUID().slice(0, 8)}`;
  return admin.made('POST', '/api/admin/events', { ...EVENT, title, capacity: 2, ...changes });
}

const register = ({ api }: { api: Api }, id: string) => api.post(`/api/events/${id}/registration`);

section('R Calls beyond', ({ row }) => {
  row('POST /api/events/{id}/registration confirms while there are seats', async ({ api, join }) => {
    const { id } = await anEvent(api);
    expect((await register(await join(), id)).body).toEqual({ status: 'confirmed' });
    expect((await api.visitor.get(`/api/events/${id}`)).body.registered).toBe(1);
  });
  row('repeating it changes nothing', async ({ api, join }) => {
    const { id } = await anEvent(api);
    const someone = await join();
    for (const _ of [1, 2]) expect((await register(someone, id)).body.status).toBe('confirmed');
    expect((await api.visitor.get(`/api/events/${id}`)).body.registered).toBe(1);
  });
  row('a full event has a waiting list with positions', async ({ api, join }) => {
    const { id } = await anEvent(api, { capacity: 1 });
    await register(await join(), id);
    expect((await register(await join(), id)).body).toEqual({ status: 'waitlisted', position: 1 });
    expect((await register(await join(), id)).body).toEqual({ status: 'waitlisted', position: 2 });
  });
  row('DELETE cancels it, repeating changes nothing, and the next in line gets the seat', async ({ api, join }) => {
    const { id } = await anEvent(api, { capacity: 1 });
    const [first, next] = [await join(), await join()];
    await register(first, id);
    await register(next, id);
    for (const _ of [1, 2]) expect((await first.api.delete(`/api/events/${id}/registration`)).status).toBe(200);
    expect((await next.api.get(`/api/events/${id}`)).body.registration).toEqual({ status: 'confirmed' });
  });
  row('an event tells each viewer their own registration', async ({ api, join }) => {
    const { id } = await anEvent(api);
    const someone = await join();
    await register(someone, id);
    expect((await someone.api.get(`/api/events/${id}`)).body.registration).toEqual({ status: 'confirmed' });
    expect((await api.member.get(`/api/events/${id}`)).body.registration).toBeNull();
  });
  row('POST /api/events is a proposal that waits for approval', async ({ api, join }) => {
    const { api: own } = await join();
    const { status, body } = await own.post('/api/events', { ...EVENT, title: 'Feria de quesos' });
    expect([status, body.publication]).toEqual([201, 'proposed']);
    expect((await api.visitor.get(`/api/events/${body.id}`)).status).toBe(404);
    await api.admin.made('PUT', `/api/admin/events/${body.id}/publication`);
    expect((await api.visitor.get(`/api/events/${body.id}`)).status).toBe(200);
  });
  row('POST /api/admin/events creates an event with the fields of section 3', async ({ api }) => {
    const body = {
      ...EVENT,
      title: 'Con todo',
      description: 'Se prueba.',
      speakers: ['Ana Peña'],
      category: 'Capacitación',
      registrationRequired: true,
      capacity: 30,
      topics: ['Leche'],
    };
    expect(await api.admin.post('/api/admin/events', body)).toMatchObject({ status: 201, body });
  });
  row('POST /api/admin/news creates a news item', async ({ api }) => {
    const body = {
      title: 'Se abre la ventanilla',
      excerpt: 'Desde el lunes.',
      content: 'Con más detalle.',
      category: 'Eventos',
      date: '2026-01-05',
    };
    const { status, body: item } = await api.admin.post('/api/admin/news', body);
    expect([status, item.title]).toEqual([201, body.title]);
    expect((await api.visitor.get(`/api/news/${item.id}`)).body.content).toBe('Con más detalle.');
    await api.admin.delete(`/api/admin/news/${item.id}`);
  });
});

section('9 Constants', ({ row }) => {
  for (const [field, max] of [
    ['title', 255],
    ['description', 1000],
    ['duration', 50],
    ['location', 255],
    ['category', 100],
  ] as const) {
    row(`an event's ${field} has at most ${max} characters`, async ({ api }) => {
      const make = (length: number) =>
        api.admin.post('/api/admin/events', {
          ...EVENT,
          title: 'Límites',
          isPublished: false,
          [field]: 'x'.repeat(length),
        });
      expect([(await make(max)).status, (await make(max + 1)).status]).toEqual([201, 400]);
    });
  }
});

section('R Stubs', ({ row }) => {
  row('"Registrarse" registers the signed-in member', async ({ api, join }) => {
    const { title } = await anEvent(api);
    const page = await (await join()).open('/events');
    const card = cards(main(page)).filter({ hasText: title });
    await card.getByRole('button', { name: 'Registrarse' }).click();
    await expect(toastOf(page)).toContainText('¡Inscripción confirmada!');
    await expect(card.getByText('Tienes tu cupo', { exact: true })).toBeVisible();
  });
  row('"Inscribirse" registers, and the registration can be cancelled', async ({ api, join }) => {
    const { id } = await anEvent(api);
    const someone = await join();
    const page = await someone.open(`/events/${id}`);
    await main(page).getByRole('button', { name: 'Inscribirse' }).click();
    await expect(main(page).getByText('Tienes tu cupo', { exact: true })).toBeVisible();
    await main(page).getByRole('button', { name: 'Cancelar inscripción' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar inscripción' }).click();
    await expect(main(page).getByRole('button', { name: 'Inscribirse' })).toBeEnabled();
    expect((await someone.api.get(`/api/events/${id}`)).body.registration).toBeNull();
  });
  row('a full event puts the member on the waiting list', async ({ api, join }) => {
    const { id } = await anEvent(api, { capacity: 1 });
    await register(await join(), id);
    const page = await (await join()).open(`/events/${id}`);
    await main(page).getByRole('button', { name: 'Unirme a la lista de espera' }).click();
    await expect(main(page)).toContainText('Lista de espera, puesto 1');
  });
  row(
    '"Activar Notificaciones" tells the member of new events, on the site and by mail',
    async ({ api, join, portal }) => {
      const someone = await join();
      const page = await someone.open('/events');
      await page.getByRole('button', { name: 'Activar Notificaciones' }).click();
      await expect(toastOf(page)).toContainText('Notificaciones activadas');
      const { title } = await anEvent(api);
      const told = async () =>
        JSON.stringify((await someone.api.get('/api/notifications')).body.notifications).includes(title);
      await expect.poll(told).toBe(true);
      await expect
        .poll(async () => (await mailsTo(portal, someone.email)).some((mail) => mail.includes(title)))
        .toBe(true);
    },
  );
  row('news and events are filtered by all and the categories in use', async ({ api, visitor }) => {
    const category = `Feria ${crypto.randomUUID().slice(0, 6)}`;
    const { id } = await anEvent(api, { category });
    await visitor.goto('/');
    await expect(visitor.locator('#eventos').getByRole('button', { name: category })).toBeVisible();
    await api.admin.made('DELETE', `/api/admin/events/${id}`);
  });
});
