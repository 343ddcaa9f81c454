import type { Page } from '@playwright/test';
import { newEmail, toastOf } from '../../e2e/support.ts';
import { aProject } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { cards, main } from '../support/screens.ts';
import { section } from '../support/section.ts';

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('#newsletter').getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Suscribirse' }).click();
}

const MESSAGE = { name: 'Ra', email: 'r@e.do', subject: 'other', message: '1234567890' };

section('8 Errors', ({ row }) => {
  row('newsletter, success: "¡Suscripción exitosa!" and its sentence', async ({ visitor }) => {
    await subscribe(visitor, newEmail());
    await expect(toastOf(visitor)).toHaveText(
      '¡Suscripción exitosa!Te has suscrito correctamente a nuestro boletín informativo.',
    );
  });
  row(
    'contact, success: "Mensaje enviado" / "Hemos recibido tu mensaje. Te contactaremos pronto."',
    async ({ join }) => {
      const page = await (await join()).open('/contact');
      await page.getByLabel('Asunto *').selectOption('other');
      await page.getByLabel('Mensaje *').fill('Un mensaje de prueba.');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(toastOf(page)).toHaveText('Mensaje enviadoHemos recibido tu mensaje. Te contactaremos pronto.');
    },
  );
});

section('4 States', ({ row }) => {
  row('newsletter: success clears the field', async ({ visitor }) => {
    await subscribe(visitor, newEmail());
    await expect(toastOf(visitor)).toContainText('¡Suscripción exitosa!');
    await expect(visitor.locator('#newsletter').getByLabel('Correo')).toHaveValue('');
  });
  row('contact: after a successful send the form is cleared', async ({ join }) => {
    const page = await (await join()).open('/contact');
    await page.getByLabel('Asunto *').selectOption('media');
    await page.getByLabel('Mensaje *').fill('Un mensaje de prueba.');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    for (const label of ['Nombre *', 'Correo *', 'Teléfono', 'Empresa', 'Asunto *', 'Mensaje *']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
  });
  row('a contact message is unread at first', async ({ join, database }) => {
    const { api } = await join();
    const { id } = await api.made('POST', '/api/contact', MESSAGE);
    expect(await database.rows('select is_read from contact_messages where id = $1', [id])).toEqual([
      { is_read: false },
    ]);
  });
  row('a subscriber is active', async ({ api, database }) => {
    const email = newEmail();
    await api.visitor.made('POST', '/api/newsletter/subscribe', { email });
    expect(await database.rows('select is_active from newsletter_subscribers where email = $1', [email])).toEqual([
      { is_active: true },
    ]);
  });
});

section('7 Calls', ({ row }) => {
  row('POST /api/newsletter/subscribe takes an email and answers 201', async ({ api }) => {
    expect((await api.visitor.post('/api/newsletter/subscribe', { email: newEmail() })).status).toBe(201);
  });
  row('subscribing twice tells nobody who is subscribed', async ({ api }) => {
    const email = newEmail();
    const answers = [1, 2].map(() => api.visitor.post('/api/newsletter/subscribe', { email }));
    const [first, second] = await Promise.all(answers);
    expect(second?.body).toEqual(first?.body);
  });
  row('POST /api/contact takes name, email, phone, company, subject and message and answers 201', async ({ join }) => {
    const { api } = await join();
    expect((await api.post('/api/contact', { ...MESSAGE, phone: '809-555-0101', company: 'Colmado' })).status).toBe(
      201,
    );
  });
});

section('5 Validation', ({ row }) => {
  for (const [what, change, field, message] of [
    ['a name of 1', { name: 'R' }, 'name', 'El nombre debe tener al menos 2 caracteres'],
    ['an email that is none', { email: 'r@' }, 'email', 'Ingresa un correo electrónico válido'],
    ['no subject', { subject: '' }, 'subject', 'Selecciona un asunto'],
    ['a message of 9', { message: '123456789' }, 'message', 'El mensaje debe tener al menos 10 caracteres'],
  ] as const) {
    row(`the server refuses a contact message with ${what}: "${message}"`, async ({ api }) => {
      expect(await api.member.post('/api/contact', { ...MESSAGE, ...change })).toMatchObject({
        status: 400,
        body: { fields: { [field]: message } },
      });
    });
  }
  row(
    'the server accepts a contact message at its limits: a name of 2, a message of 10, no telephone and company',
    async ({ join }) => {
      expect((await (await join()).api.post('/api/contact', MESSAGE)).status).toBe(201);
    },
  );
  row('the server refuses a subscription without an address', async ({ api }) => {
    for (const body of [{}, { email: '' }, { email: '   ' }, { email: 'ana' }]) {
      expect((await api.visitor.post('/api/newsletter/subscribe', body)).status).toBe(400);
    }
  });
});

const CATEGORIES = '/admin?pestana=categorias';
const PROJECTS = '/admin?pestana=proyectos';
const panel = (page: Page) => page.getByRole('tabpanel');
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

section('8 Errors', ({ row }) => {
  row('category, success: "Categoría creada" / "La nueva categoría se ha creado correctamente."', async ({ admin }) => {
    await admin.goto(CATEGORIES);
    await panel(admin).getByLabel('Nombre *').fill(unique('Oficios'));
    await panel(admin).getByLabel('Descripción *').fill('De prueba');
    await panel(admin).getByRole('button', { name: 'Crear Categoría' }).click();
    await expect(toastOf(admin)).toHaveText('Categoría creadaLa nueva categoría se ha creado correctamente.');
  });
  row(
    'project creation, success: "Proyecto creado" / "El nuevo proyecto se ha creado correctamente."',
    async ({ admin }) => {
      await admin.goto(PROJECTS);
      await fillProject(admin, unique('Acopio'));
      await expect(toastOf(admin)).toHaveText('Proyecto creadoEl nuevo proyecto se ha creado correctamente.');
    },
  );
});

async function fillProject(page: Page, title: string): Promise<void> {
  await panel(page).getByLabel('Título *').fill(title);
  await panel(page).getByLabel('Descripción *').fill('De prueba');
  await panel(page).getByLabel('Categoría *').selectOption({ label: 'Educación' });
  await panel(page).getByLabel('Duración *').fill('6 meses');
  await panel(page).getByRole('button', { name: 'Crear Proyecto' }).click();
}

section('4 States', ({ row }) => {
  row('after a category is created the form resets and the list has it', async ({ admin }) => {
    const name = unique('Oficios');
    await admin.goto(CATEGORIES);
    await panel(admin).getByLabel('Nombre *').fill(name);
    await panel(admin).getByLabel('Descripción *').fill('De prueba');
    await panel(admin).getByRole('button', { name: 'Crear Categoría' }).click();
    await expect(cards(panel(admin)).filter({ hasText: name })).toBeVisible();
    for (const label of ['Nombre *', 'Descripción *']) await expect(panel(admin).getByLabel(label)).toHaveValue('');
    await expect(panel(admin).getByLabel('Color *', { exact: true })).toHaveValue('#3B82F6');
  });
  row('after a project is created the form resets and the list has it', async ({ admin }) => {
    const title = unique('Acopio');
    await admin.goto(PROJECTS);
    await fillProject(admin, title);
    await expect(cards(panel(admin)).filter({ hasText: title })).toBeVisible();
    for (const label of ['Título *', 'Descripción *', 'Duración *'])
      await expect(panel(admin).getByLabel(label)).toHaveValue('');
    await expect(panel(admin).getByLabel('Estado *')).toHaveValue('planning');
  });
});

section('7 Calls', ({ row }) => {
  row('POST /api/admin/categories takes name, slug, description and color and answers 201', async ({ api }) => {
    const body = {
      name: unique('Pesca'),
      slug: unique('pesca').replaceAll(' ', '-'),
      description: 'Del mar',
      color: '#0E7490',
    };
    expect(await api.admin.post('/api/admin/categories', body)).toMatchObject({ status: 201, body });
  });
  row(
    'POST /api/admin/projects takes title, description, category, status and timeline and answers 201',
    async ({ api }) => {
      const body = {
        title: unique('Acopio'),
        description: 'De prueba',
        category: 'technology',
        status: 'on-hold',
        timeline: '6 meses',
      };
      expect(await api.admin.post('/api/admin/projects', body)).toMatchObject({ status: 201, body });
    },
  );
  row('a new category is in the list of the forum at once', async ({ api }) => {
    const name = unique('Pesca');
    await api.admin.made('POST', '/api/admin/categories', { name, description: 'Del mar', color: '#0E7490' });
    expect((await api.member.get('/api/forum/categories')).body.map((each: { name: string }) => each.name)).toContain(
      name,
    );
  });
});

section('5 Validation', ({ row }) => {
  row('the server derives the slug: lower case, hyphens for spaces', async ({ api }) => {
    const id = crypto.randomUUID().slice(0, 8);
    const { slug } = await api.admin.made('POST', '/api/admin/categories', {
      name: `Comercio Exterior ${id}`,
      description: 'x',
      color: '#123456',
    });
    expect(slug).toBe(`comercio-exterior-${id}`);
  });
  row('a slug is used once', async ({ api }) => {
    const body = { name: unique('Pesca'), description: 'x', color: '#123456' };
    await api.admin.made('POST', '/api/admin/categories', body);
    const again = await api.admin.post('/api/admin/categories', body);
    expect([400, 409]).toContain(again.status);
    expect(again.body.message).toBe('Ya existe una categoría con ese nombre.');
  });
  for (const field of ['name', 'description', 'color']) {
    row(`the server refuses a category without ${field}`, async ({ api }) => {
      const body = { name: 'Pesca', description: 'x', color: '#123456', [field]: '' };
      const answer = await api.admin.post('/api/admin/categories', body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });
  }
  for (const field of ['title', 'description', 'category', 'status', 'timeline']) {
    row(`the server refuses a project without ${field}`, async ({ api }) => {
      const body = {
        title: 'Acopio',
        description: 'x',
        category: 'education',
        status: 'planning',
        timeline: '6 meses',
        [field]: '',
      };
      const answer = await api.admin.post('/api/admin/projects', body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    });
  }
  for (const [label, value] of [
    ['Infraestructura', 'infrastructure'],
    ['Educación', 'education'],
    ['Eventos', 'events'],
    ['Tecnología', 'technology'],
    ['Sostenibilidad', 'sustainability'],
  ] as const) {
    row(`a project of "${label}" is stored as ${value}`, async ({ api }) => {
      const body = {
        title: unique('Acopio'),
        description: 'x',
        category: label,
        status: 'planning',
        timeline: '6 meses',
        isPublished: false,
      };
      expect((await api.admin.made('POST', '/api/admin/projects', body)).category).toBe(value);
    });
  }
});

section('R Stubs', ({ row }) => {
  row('"Contactar Equipo" sends a message that names the project', async ({ api, join, database }) => {
    const { id } = await aProject(api);
    const page = await (await join()).open(`/projects/${id}`);
    await page.getByRole('link', { name: 'Contactar Equipo' }).click();
    await page.getByLabel('Mensaje *').fill('¿Cuándo empieza la segunda fase?');
    const sent = page.waitForResponse('**/api/contact');
    await main(page).getByRole('button', { name: 'Enviar mensaje' }).click();
    const message = await (await sent).json();
    expect(await database.rows('select project_id, subject from contact_messages where id = $1', [message.id])).toEqual(
      [{ project_id: id, subject: 'projects' }],
    );
  });
});
