import type { Page } from '@playwright/test';
import { toastOf } from '../../e2e/support.ts';
import { expect } from '../support/fixtures.ts';
import { cards, h1, main, stopClock, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const CATEGORIES = '/admin?pestana=categorias';
const PROJECTS = '/admin?pestana=proyectos';
const STATISTICS = '/admin?pestana=estadisticas';

section('2 Admin panel', ({ row }) => {
  row('is titled "Panel de Control Administrativo"', async ({ openAs }) => {
    await expect(h1(await openAs.admin('/admin'))).toHaveText('Panel de Control Administrativo');
  });
  row('has four tabs, in order', async ({ openAs }) => {
    await expect((await openAs.admin('/admin')).getByRole('tab')).toHaveText([
      'Configuración',
      'Categorías',
      'Proyectos',
      'Estadísticas',
    ]);
  });
  row('opens on Configuración', async ({ openAs }) => {
    await expect((await openAs.admin('/admin')).getByRole('tab', { selected: true })).toHaveText('Configuración');
  });
  for (const [label, setting] of [
    ['Nombre del sitio *', 'siteName'],
    ['Descripción del sitio *', 'siteDescription'],
    ['Título principal *', 'heroTitle'],
    ['Subtítulo *', 'heroSubtitle'],
    ['Correo de contacto', 'contactEmail'],
    ['Teléfono', 'contactPhone'],
    ['Dirección', 'address'],
    ['Color primario *', 'primaryColor'],
    ['Color secundario *', 'secondaryColor'],
  ] as const) {
    row(`Configuración edits ${setting} ("${label}"), starting from what is saved`, async ({ openAs, api }) => {
      const settings = (await api.visitor.get('/api/settings')).body;
      await expect(panel(await openAs.admin('/admin')).getByLabel(label, { exact: true })).toHaveValue(
        settings[setting],
      );
    });
  }
  for (const label of ['Foro', 'Proyectos', 'Boletín']) {
    row(`Configuración switches "${label}"`, async ({ openAs }) => {
      await expect(panel(await openAs.admin('/admin')).getByRole('checkbox', { name: label })).toBeChecked();
    });
  }
  row('Configuración has a save button', async ({ openAs }) => {
    await expect(panel(await openAs.admin('/admin')).getByRole('button', { name: 'Guardar Cambios' })).toBeVisible();
  });
  for (const label of ['Nombre *', 'Descripción *', 'Color *']) {
    row(`Categorías creates a category with "${label}"`, async ({ openAs }) => {
      await expect(panel(await openAs.admin(CATEGORIES)).getByLabel(label, { exact: true })).toBeVisible();
    });
  }
  row('Categorías lists each with colour dot, name, description and slug', async ({ openAs, api }) => {
    const categories = (await api.admin.get('/api/admin/categories')).body;
    const rows = cards(panel(await openAs.admin(CATEGORIES)));
    await expect(rows).toHaveCount(categories.length);
    for (const { name, description, slug, color } of categories) {
      const line = rows.filter({ has: (await openAs.admin(CATEGORIES)).getByRole('heading', { name, exact: true }) });
      await expect(line).toContainText(description);
      await expect(line.getByText(slug, { exact: true })).toBeVisible();
      const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
      await expect(line.locator('span[aria-hidden]').first()).toHaveCSS(
        'background-color',
        `rgb(${red}, ${green}, ${blue})`,
      );
    }
  });
  row('Categorías without any: "No hay categorías creadas"', async ({ admin }) => {
    await stubResponse(admin, '**/api/admin/categories', 200, []);
    await admin.goto(CATEGORIES);
    await expect(admin.getByText('No hay categorías creadas')).toBeVisible();
  });
  for (const label of ['Título *', 'Descripción *', 'Categoría *', 'Estado *', 'Duración *']) {
    row(`Proyectos creates a project with "${label}"`, async ({ openAs }) => {
      await expect(panel(await openAs.admin(PROJECTS)).getByLabel(label, { exact: true })).toBeVisible();
    });
  }
  row('Proyectos lists each with status badge, category and timeline', async ({ openAs, api }) => {
    const [project] = (await api.admin.get('/api/admin/projects?limit=1')).body.projects;
    const line = cards(panel(await openAs.admin(PROJECTS))).filter({ hasText: project.title });
    await expect(line).toContainText(/Planificación|En progreso|Completado|En pausa/);
    await expect(line).toContainText(/Infraestructura|Educación|Eventos|Tecnología|Sostenibilidad/);
    await expect(line).toContainText(project.timeline);
  });
  row('Proyectos without any: "No hay proyectos creados"', async ({ admin }) => {
    const counts = { published: 0, draft: 0 };
    await stubResponse(admin, '**/api/admin/projects?*', 200, {
      projects: [],
      total: 0,
      page: 1,
      totalPages: 0,
      counts,
    });
    await admin.goto(PROJECTS);
    await expect(admin.getByText('No hay proyectos creados')).toBeVisible();
  });
  for (const [label, total] of [
    ['Usuarios registrados', '156'],
    ['Publicaciones del foro', '89'],
    ['Suscriptores del boletín', '234'],
  ] as const) {
    row(`Estadísticas counts "${label}" ${total} with a percentage of change`, async ({ openAs }) => {
      const counter = panel(await openAs.admin(STATISTICS))
        .locator('dl > div')
        .filter({ hasText: label });
      await expect(counter.locator('dd > span').first()).toHaveText(total);
      await expect(counter).toContainText(/[+−][\d.]+ %/);
    });
  }
  row('Estadísticas has lines of recent activity, at least three', async ({ openAs }) => {
    const lines = (await openAs.admin(STATISTICS))
      .getByRole('region', { name: 'Actividad reciente' })
      .getByRole('listitem');
    await expect(lines.nth(2)).toBeVisible();
  });
  row('an unauthenticated visitor gets a toast', async ({ visitor }) => {
    await stopClock(visitor);
    await visitor.goto('/admin');
    await expect(toastOf(visitor)).toHaveText(
      'No autorizadoIniciando sesión para acceder al panel de administración...',
    );
  });
  row('and goes to /api/login after 500 ms, not before', async ({ visitor }) => {
    const asked: string[] = [];
    await visitor.route('**/api/login?*', (route) => void asked.push(route.request().url()));
    await stopClock(visitor);
    await visitor.goto('/admin');
    await expect(toastOf(visitor)).toBeVisible();
    await visitor.clock.runFor(499);
    expect(asked).toEqual([]);
    await visitor.clock.runFor(2);
    await expect.poll(() => asked.length).toBe(1);
  });
});

section('5 Validation', ({ row }) => {
  for (const [label, message] of [
    ['Nombre *', 'El nombre es requerido'],
    ['Descripción *', 'La descripción es requerida'],
    ['Color *', 'El color debe tener la forma #1E293B'],
  ] as const) {
    row(`admin category: ${label} is required`, async ({ admin }) => {
      await admin.goto(CATEGORIES);
      await panel(admin).getByLabel('Nombre *').fill('Una');
      await panel(admin).getByLabel('Descripción *').fill('De prueba');
      await panel(admin).getByLabel(label, { exact: true }).fill('');
      await panel(admin).getByRole('button', { name: 'Crear Categoría' }).click();
      await expect(panel(admin).getByRole('alert').getByRole('link')).toHaveText([message]);
    });
  }
  row('admin category: the slug is the name in lower case with hyphens for spaces', async ({ admin }) => {
    await admin.goto(CATEGORIES);
    await panel(admin).getByLabel('Nombre *').fill('Comercio Exterior y Aduanas');
    await expect(panel(admin)).toContainText('comercio-exterior-y-aduanas');
  });
  row('admin category: the colour starts as #3B82F6', async ({ openAs }) => {
    await expect(panel(await openAs.admin(CATEGORIES)).getByLabel('Color *', { exact: true })).toHaveValue('#3B82F6');
  });
  row('admin project: title, description, category and timeline are required', async ({ admin }) => {
    await admin.goto(PROJECTS);
    await panel(admin).getByRole('button', { name: 'Crear Proyecto' }).click();
    await expect(panel(admin).getByRole('alert').getByRole('link')).toHaveText([
      'El título es requerido',
      'La descripción es requerida',
      'Elige una categoría',
      'La duración es requerida',
    ]);
  });
  row('admin project: a status is always chosen, planning by default', async ({ openAs }) => {
    await expect(panel(await openAs.admin(PROJECTS)).getByLabel('Estado *')).toHaveValue('planning');
  });
  row('admin project: the categories are offered by their Spanish names', async ({ openAs }) => {
    const options = panel(await openAs.admin(PROJECTS))
      .getByLabel('Categoría *')
      .locator('option:not([value=""])');
    await expect(options).toHaveText(['Infraestructura', 'Educación', 'Eventos', 'Tecnología', 'Sostenibilidad']);
  });
  row('site settings: the contact e-mail is a field of the e-mail type', async ({ openAs }) => {
    await expect(panel(await openAs.admin('/admin')).getByLabel('Correo de contacto')).toHaveAttribute('type', 'email');
  });
});

section('4 States', ({ row }) => {
  for (const [value, label] of [
    ['planning', 'Planificación'],
    ['in-progress', 'En progreso'],
    ['completed', 'Completado'],
    ['on-hold', 'En pausa'],
  ] as const) {
    row(`the admin can pick the project status ${value}, "${label}"`, async ({ openAs }) => {
      await expect(
        panel(await openAs.admin(PROJECTS))
          .getByLabel('Estado *')
          .locator(`option[value="${value}"]`),
      ).toHaveText(label);
    });
  }
  row('while settings are saved the button reads "Guardando..." and is disabled', async ({ admin }) => {
    await admin.goto('/admin');
    await panel(admin).getByLabel('Subtítulo *').fill('Otro subtítulo');
    await admin.route('**/api/admin/settings', () => {});
    await panel(admin).getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(panel(admin).getByRole('button', { name: 'Guardando...' })).toBeDisabled();
  });
  row('while a category is created the button reads "Creando..." and is disabled', async ({ admin }) => {
    await admin.goto(CATEGORIES);
    await admin.route('**/api/admin/categories', () => {});
    await createCategory(admin);
    await expect(panel(admin).getByRole('button', { name: 'Creando...' })).toBeDisabled();
  });
  row('while a project is created the button reads "Creando..." and is disabled', async ({ admin }) => {
    await admin.goto(PROJECTS);
    await admin.route('**/api/admin/projects', () => {});
    await createProject(admin);
    await expect(panel(admin).getByRole('button', { name: 'Creando...' })).toBeDisabled();
  });
});

async function createCategory(page: Page): Promise<void> {
  await panel(page).getByLabel('Nombre *').fill('Una categoría');
  await panel(page).getByLabel('Descripción *').fill('De prueba');
  await panel(page).getByRole('button', { name: 'Crear Categoría' }).click();
}

async function createProject(page: Page): Promise<void> {
  await panel(page).getByLabel('Título *').fill('Una obra');
  await panel(page).getByLabel('Descripción *').fill('De prueba');
  await panel(page).getByLabel('Categoría *').selectOption({ label: 'Educación' });
  await panel(page).getByLabel('Duración *').fill('6 meses');
  await panel(page).getByRole('button', { name: 'Crear Proyecto' }).click();
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const button = panel(page).getByRole('button', { name: /Guardar|Crear/ });
  await expect(button.first()).toBeVisible();
}

async function saveSettings(page: Page): Promise<void> {
  await panel(page).getByLabel('Subtítulo *').fill('Otro subtítulo');
  await panel(page).getByRole('button', { name: 'Guardar Cambios' }).click();
}

section('8 Errors', ({ row }) => {
  for (const [what, path, call, act, text] of [
    ['settings', '/admin', '**/api/admin/settings', saveSettings, 'No se pudieron guardar los cambios.'],
    ['category', CATEGORIES, '**/api/admin/categories', createCategory, 'No se pudo crear la categoría.'],
    ['project creation', PROJECTS, '**/api/admin/projects', createProject, 'No se pudo crear el proyecto.'],
  ] as const) {
    row(`${what} failure: "Error" / "${text}"`, async ({ admin }) => {
      await openForm(admin, path);
      await stubResponse(admin, call, 500, { message: 'Uy.' });
      await act(admin);
      await expect(toastOf(admin)).toHaveText(`Error${text}`);
    });
    row(
      `${what} with an ended session: "No autorizado" / "Iniciando sesión nuevamente..." and the login`,
      async ({ admin }) => {
        await openForm(admin, path);
        await stubResponse(admin, call, 401, { message: 'Unauthorized' });
        const asked = admin.waitForRequest('**/api/login?*');
        await admin.route('**/api/login?*', () => {});
        await act(admin);
        await expect(toastOf(admin)).toHaveText('No autorizadoIniciando sesión nuevamente...');
        await asked;
      },
    );
  }
});

section('R Stubs', ({ row }) => {
  for (const [name, path] of [
    ['Eventos', '/admin/eventos'],
    ['Noticias', '/admin/noticias'],
    ['Miembros', '/admin/miembros'],
    ['Mensajes', '/admin/mensajes'],
    ['Boletín', '/admin/boletin'],
    ['Moderación', '/admin/moderacion'],
  ] as const) {
    row(`the panel links to the management page "${name}" at ${path}`, async ({ openAs }) => {
      const links = (await openAs.admin('/admin')).getByRole('navigation', { name: 'Páginas de administración' });
      await expect(links.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
      await expect(h1(await openAs.admin(path))).toContainText(name);
    });
  }
  for (const label of ['Color primario *', 'Color secundario *']) {
    row(`"${label}" has a control that picks a colour`, async ({ openAs }) => {
      const field = panel(await openAs.admin('/admin')).getByLabel(label, { exact: true });
      await expect(field).toBeEditable();
      await expect(
        panel(await openAs.admin('/admin'))
          .locator('input[type=color]')
          .first(),
      ).toBeEnabled();
    });
  }
  row('the statistics are counted, with the change over the previous 30 days', async ({ api, database }) => {
    const [counted] = await database.rows<{ total: number; before: number }>(
      `select count(*)::int as total, count(*) filter (where created_at < now() - interval '30 days')::int as before from users`,
    );
    const { users } = (await api.admin.get('/api/admin/stats')).body;
    expect(users.total).toBe(counted?.total);
    const grown = ((users.total - (counted?.before ?? 0)) / (counted?.before ?? 1)) * 100;
    expect(Math.abs(users.change - grown)).toBeLessThan(1);
  });
  row('recent activity of the panel is the real one', async ({ openAs, api }) => {
    const { recentActivity } = (await api.admin.get('/api/admin/stats')).body;
    const lines = (await openAs.admin(STATISTICS))
      .getByRole('region', { name: 'Actividad reciente' })
      .getByRole('listitem');
    await expect(lines).toHaveCount(recentActivity.length);
    await expect(lines.first()).toContainText(recentActivity[0].label);
    await expect(main(await openAs.admin(STATISTICS))).toContainText(recentActivity[1].label);
  });
});
