import { expect, type Page, test } from '@playwright/test';
import { logIn, openAsNewMember, signInAsNewMember, unique } from './forum-support.ts';
import { demo, expectCleanAtExtremes, expectNoViolations, signIn, stallRequests, toastOf } from './support.ts';

interface Listed {
  id: string;
  title: string;
  category: string;
  status: string;
  participantsCount: number;
}

const PROJECTS = '**/api/projects?*';
const headers = { 'sec-fetch-site': 'same-origin' };

async function allProjects(page: Page): Promise<Listed[]> {
  return (await (await page.request.get('/api/projects?limit=100')).json()).projects;
}

/** The oldest: newer ones may belong to other tests, which delete them. */
async function projectWith(page: Page, wanted: Partial<Listed>): Promise<Listed> {
  const entries = Object.entries(wanted);
  const found = (await allProjects(page)).findLast((each) =>
    entries.every(([key, value]) => each[key as 'id'] === value),
  );
  if (!found) throw new Error(`there is no project like ${JSON.stringify(wanted)}`);
  return found;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

// Sequential: a project published by one would shift the pages of the other.
test.describe('the list', () => {
  test.describe.configure({ mode: 'default' });

  test('projects are paged by nine and filtered by category, all of it in the address', async ({ page }) => {
    await signIn(page, demo.member);
    const projects = await allProjects(page);
    const pages = Math.ceil(projects.length / 9);
    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestros Proyectos');
    const filters = page.getByRole('group', { name: 'Filtrar proyectos por categoría' });
    await expect(filters.getByRole('button')).toHaveText([
      'Todos los Proyectos',
      'Infraestructura',
      'Educación',
      'Tecnología',
      'Sostenibilidad',
    ]);
    await expect(cards(page)).toHaveCount(9);
    const paging = page.getByRole('navigation', { name: 'Paginación' });
    await expect(paging.getByRole('button', { name: 'Página anterior' })).toBeDisabled();

    const more = page.getByRole('button', { name: 'Ver más proyectos' });
    await more.click();
    await expect(page).toHaveURL('/projects?pagina=2');
    await expect(paging.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: projects[9]?.title })).toBeVisible();
    await paging.getByRole('button', { name: `Página ${pages}` }).click();
    await expect(cards(page)).toHaveCount(projects.length - 9 * (pages - 1));
    await expect(more).toHaveCount(0);
    await expect(paging.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();

    await filters.getByRole('button', { name: 'Tecnología' }).click();
    await expect(page).toHaveURL('/projects?categoria=technology');
    await expect(cards(page)).toHaveCount(projects.filter(({ category }) => category === 'technology').length);
    await expect(cards(page).getByText('Tecnología', { exact: true }).first()).toBeVisible();
    await expect(cards(page).getByText('Educación', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(filters.getByRole('button', { name: 'Tecnología' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('holds what an administrator publishes, and no longer what is hidden again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const title = unique('Centro de acopio');
    await signIn(page, demo.admin);
    await page.goto('/admin/proyectos/nuevo');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Revisa estos datos' })).toContainText(
      'Elige una categoría',
    );
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Descripción *').fill('Frío compartido para pescadores y queseros.');
    await page.getByLabel('Categoría').selectOption('Eventos');
    await page.getByLabel('Estado').selectOption('En pausa');
    await page.getByLabel('Duración').fill('12 meses');
    await page.route('**/api/admin/projects', (route) => route.fulfill({ status: 500, json: { message: 'Falló.' } }));
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(toastOf(page)).toHaveText('ErrorNo se pudo crear el proyecto.');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'No sabemos si' })).toBeVisible();
    await page.unroute('**/api/admin/projects');
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(toastOf(page)).toHaveText('Proyecto creadoEl nuevo proyecto se ha creado correctamente.');
    await expect(page).toHaveURL('/admin/proyectos');

    const member = await openAsNewMember(browser, baseURL, 'Nicauris');
    await member.goto('/projects');
    await cards(member).first().getByRole('link', { name: title }).click();
    await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(member.getByText('Sin Estado')).toBeVisible();
    await expect(member.getByText('En pausa').first()).toBeVisible();
    const path = new URL(member.url()).pathname;
    await member.request.put(`/api${path}/participation`, { data: { note: 'Pongo la báscula.' }, headers });

    const row = page.getByRole('main').getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('En pausa');
    await row.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('tab', { name: 'Participantes (1)' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Pongo la báscula.');
    await page.getByRole('button', { name: 'Pasar a borrador' }).click();
    const hiding = page.getByRole('dialog', { name: `¿Pasar a borrador «${title}»?` });
    await hiding.getByRole('button', { name: 'Pasar a borrador' }).click();
    await expect(toastOf(page)).toContainText('Proyecto guardado como borrador');
    await member.reload();
    await expect(member.getByRole('heading', { level: 1 })).toHaveText('Proyecto no encontrado');
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await page
      .getByRole('dialog', { name: `¿Eliminar «${title}»?` })
      .getByRole('button', { name: 'Eliminar' })
      .click();
    await expect(page).toHaveURL('/admin/proyectos');
    await expect(row).toHaveCount(0);
  });
});

test('loading, nothing, nothing of a category and failure each say so', async ({ page }) => {
  await signIn(page, demo.member);
  const release = await stallRequests(page, PROJECTS);
  await page.goto('/projects');
  await expect(page.getByText('Cargando proyectos...')).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(9);
  await page.unroute(PROJECTS);

  const none = { projects: [], total: 0, page: 1, totalPages: 0 };
  await page.route(PROJECTS, (route) => route.fulfill({ json: none }));
  await page.goto('/projects');
  await expect(page.getByText('No hay proyectos', { exact: true })).toBeVisible();
  await expect(page.getByText('Aún no hay proyectos publicados.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Educación' }).click();
  await expect(page.getByText('No se encontraron proyectos en esta categoría.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/projects');
  await page.unroute(PROJECTS);

  await page.route(PROJECTS, (route) => route.fulfill({ status: 500, json: { message: 'Algo salió mal.' } }));
  await page.goto('/projects');
  await expect(page.getByText('Failed to fetch projects')).toHaveAttribute('lang', 'en');
  await expectNoViolations(page);
  await page.unroute(PROJECTS);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards(page)).toHaveCount(9);
});

test('three categories have their detail text; all projects have two others and a team to write to', async ({
  page,
}) => {
  await signIn(page, demo.member);
  const detail = page.getByRole('heading', { name: 'Descripción Detallada' });
  for (const category of ['infrastructure', 'technology', 'education']) {
    await page.goto(`/projects/${(await projectWith(page, { category })).id}`);
    await expect(detail).toBeVisible();
    await expect(page.getByRole('region', { name: 'Descripción Detallada' }).getByRole('listitem')).toHaveCount(6);
  }
  const project = await projectWith(page, { category: 'events' });
  await page.goto(`/projects/${project.id}`);
  const related = page.getByRole('region', { name: 'Proyectos Relacionados' }).getByRole('article');
  await expect(related).toHaveCount(2);
  await expect(detail).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Contactar Equipo' })).toHaveAttribute(
    'href',
    `/contact?subject=projects&project=${project.id}`,
  );
  const share = await page.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(share ?? '')).toContain(`${project.title}\n${page.url()}`);
});

test('a member joins a project with a note, and leaves it again', async ({ page }) => {
  await signInAsNewMember(page, 'Elisaul');
  const project = await projectWith(page, { category: 'sustainability' });
  await page.goto(`/projects/${project.id}`);
  const info = page.getByRole('complementary', { name: 'Datos del proyecto' });
  await info.getByRole('button', { name: 'Quiero participar' }).click();
  const dialog = page.getByRole('dialog', { name: `Participar en «${project.title}»` });
  await expect(dialog.getByLabel('¿En qué puedes ayudar?')).toBeFocused();
  await expectNoViolations(page);
  await dialog.getByLabel('¿En qué puedes ayudar?').fill('Presto la camioneta los sábados.');
  const release = await stallRequests(page, '**/participation');
  await dialog.getByRole('button', { name: 'Confirmar participación' }).click();
  await expect(dialog.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  release();
  await expect(toastOf(page)).toContainText('¡Ya participas!');
  await expect(info.getByText('Participas en este proyecto')).toBeVisible();
  await expect(info.getByText('Presto la camioneta los sábados.')).toBeVisible();
  await expect(info.getByRole('definition').last()).toHaveText(String(project.participantsCount + 1));
  await expect(info.getByRole('heading', { name: 'Participación' })).toBeFocused();
  await page.reload();
  await expect(info.getByText('Presto la camioneta los sábados.')).toBeVisible();

  await info.getByRole('button', { name: 'Dejar de participar' }).click();
  const leave = page.getByRole('dialog', { name: `¿Dejar de participar en «${project.title}»?` });
  await expectNoViolations(page);
  await leave.getByRole('button', { name: 'Dejar de participar' }).click();
  await expect(toastOf(page)).toContainText('Ya no participas');
  await expect(info.getByRole('button', { name: 'Quiero participar' })).toBeVisible();
  await expect(info.getByRole('definition').last()).toHaveText(String(project.participantsCount));
});

test('a participation that fails says why and keeps the note', async ({ page }) => {
  await signInAsNewMember(page, 'Nairobi');
  const project = await projectWith(page, { category: 'education' });
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: 'Quiero participar' }).click();
  await page.getByLabel('¿En qué puedes ayudar?').fill('Doy clases.');
  await page.route('**/participation', (route) => route.fulfill({ status: 500, json: { message: 'Algo salió mal.' } }));
  await page.getByRole('button', { name: 'Confirmar participación' }).click();
  await expect(toastOf(page)).toHaveText('No se pudo registrar tu participaciónAlgo salió mal.');
  await expect(page.getByLabel('¿En qué puedes ayudar?')).toHaveValue('Doy clases.');
});

test('a project that is not there, or does not come, is not found', async ({ page }) => {
  await signIn(page, demo.member);
  await page.goto('/projects/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proyecto no encontrado');
  await expect(page.getByText('El proyecto que buscas no existe o ha sido eliminado.')).toBeVisible();
  await expect(page.getByText('Failed to fetch project')).toHaveCount(0);

  const project = await projectWith(page, { status: 'planning' });
  const call = `**/api/projects/${project.id}`;
  await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'Algo salió mal.' } }));
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proyecto no encontrado');
  await expect(page.getByText('Failed to fetch project')).toHaveAttribute('lang', 'en');
  await expectNoViolations(page);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
});

test('without a session a project leads to the login and back, and so does one that ends', async ({
  page,
  context,
}) => {
  await signIn(page, demo.member);
  const project = await projectWith(page, { status: 'completed' });
  await context.clearCookies();
  await page.goto(`/projects/${project.id}`);
  await expect(page).toHaveURL(`/login?next=%2Fprojects%2F${project.id}`);
  await logIn(page, demo.member);
  await expect(page).toHaveURL(`/projects/${project.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);

  await context.clearCookies();
  const release = await stallRequests(page, '**/api/login?*');
  await page.getByRole('link', { name: 'Todos los proyectos' }).click();
  await expect(toastOf(page)).toHaveText('UnauthorizedYou are logged out. Logging in again...');
  release();
  await expect(page).toHaveURL('/login?next=%2Fprojects');
});

test('a project is loaded on the intent to open it, and shows without waiting', async ({ page }) => {
  await signIn(page, demo.member);
  const { id, title } = await projectWith(page, {});
  await page.goto(`/search?q=${encodeURIComponent(title)}`, { waitUntil: 'networkidle' });
  const link = page.getByRole('main').locator(`a[href="/projects/${id}"]`).first();
  const loaded = page.waitForResponse(`**/api/projects/${id}`);
  await link.hover();
  await loaded;
  await page.route('**/api/projects/**', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('projects are clean for axe', { tag: '@slow' }, async ({ page }) => {
  await signInAsNewMember(page, 'Francisca');
  const project = await projectWith(page, { category: 'infrastructure', status: 'in-progress' });
  for (const path of ['/projects', `/projects/${project.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectCleanAtExtremes(page);
  }
  await page.request.put(`/api/projects/${project.id}/participation`, { headers, data: { note: 'Ayudo.' } });
  await page.reload();
  await expect(page.getByText('Participas en este proyecto')).toBeVisible();
  await expectCleanAtExtremes(page);
  await page.request.delete(`/api/projects/${project.id}/participation`, { headers });
});
