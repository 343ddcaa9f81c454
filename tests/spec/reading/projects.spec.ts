import type { Page } from '@playwright/test';
import { stallRequests } from '../../e2e/support.ts';
import { aProject, projectsOf } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { cards, h1, main, stubResponse, terms, tone } from '../support/screens.ts';
import { section } from '../support/section.ts';
import { dominicanDay, longDate } from '../support/spanish-dates.ts';

const PROJECTS = '**/api/projects?*';
const NONE = { projects: [], total: 0, page: 1, totalPages: 0 };
const FILTERS = [
  ['Todos los Proyectos', ''],
  ['Infraestructura', 'infrastructure'],
  ['Educación', 'education'],
  ['Tecnología', 'technology'],
  ['Sostenibilidad', 'sustainability'],
] as const;
const filters = (page: Page) => page.getByRole('group', { name: 'Filtrar proyectos por categoría' });

section('2 Projects page', ({ row }) => {
  row('is titled "Nuestros Proyectos"', async ({ openAs }) => {
    await expect(h1(await openAs.member('/projects'))).toHaveText('Nuestros Proyectos');
  });
  row('has exactly five category filters, in order', async ({ openAs }) => {
    await expect(filters(await openAs.member('/projects')).getByRole('button')).toHaveText(
      FILTERS.map(([label]) => label),
    );
  });
  for (const [label, value] of FILTERS) {
    row(`"${label}" asks for the category "${value}"`, async ({ member, api }) => {
      await member.goto(value ? '/projects' : '/projects?categoria=technology');
      const asked = member.waitForRequest((request) => {
        const { pathname, searchParams } = new URL(request.url());
        return pathname === '/api/projects' && (searchParams.get('category') ?? '') === value;
      });
      await filters(member).getByRole('button', { name: label }).click();
      await asked;
      await expect(filters(member).getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
      const fitting = (await projectsOf(api)).filter(({ category }) => !value || category === value);
      await expect(cards(main(member))).toHaveCount(Math.min(9, fitting.length));
    });
  }
  row('shows a grid of project cards with status, category, title and description', async ({ openAs, api }) => {
    const [project] = await projectsOf(api);
    const card = cards(main(await openAs.member('/projects'))).first();
    await expect(card.getByRole('link')).toHaveAttribute('href', `/projects/${project?.id}`);
    await expect(card).toContainText(project?.title ?? '');
    await expect(card).toContainText(project?.description ?? '');
    await expect(card).toContainText(project?.timeline ?? '');
  });
  row('"Ver más proyectos" goes to the next page', async ({ member }) => {
    await member.goto('/projects');
    await member.getByRole('button', { name: 'Ver más proyectos' }).click();
    await expect(member).toHaveURL('/projects?pagina=2');
  });
  row('"Ver más proyectos" is gone on the last page', async ({ openAs }) => {
    const page = await openAs.member('/projects?pagina=3');
    await expect(cards(main(page)).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver más proyectos' })).toHaveCount(0);
  });
  row('while it loads: "Cargando proyectos..."', async ({ member }) => {
    await stallRequests(member, PROJECTS);
    await member.goto('/projects');
    await expect(member.getByText('Cargando proyectos...')).toBeVisible();
  });
  row('nothing in a category: "No hay proyectos" and the sentence about it', async ({ member }) => {
    await stubResponse(member, PROJECTS, 200, NONE);
    await member.goto('/projects?categoria=education');
    await expect(member.getByText('No hay proyectos', { exact: true })).toBeVisible();
    await expect(member.getByText('No se encontraron proyectos en esta categoría.')).toBeVisible();
  });
  row('nothing at all: "No hay proyectos" and "Aún no hay proyectos publicados."', async ({ member }) => {
    await stubResponse(member, PROJECTS, 200, NONE);
    await member.goto('/projects');
    await expect(member.getByText('No hay proyectos', { exact: true })).toBeVisible();
    await expect(member.getByText('Aún no hay proyectos publicados.')).toBeVisible();
  });
  row('shows a spinner while the authentication state loads', async ({ member }) => {
    await stallRequests(member, '**/api/auth/user');
    await member.goto('/projects');
    await expect(main(member).getByRole('status', { name: 'Cargando' })).toBeVisible();
  });
});

const article = (page: Page) => cards(main(page)).first();
const info = (page: Page) => page.getByRole('complementary', { name: 'Datos del proyecto' });

section('2 Project detail', ({ row }) => {
  row('shows title, description and the two badges', async ({ openAs, api }) => {
    const project = await aProject(api, { status: 'in-progress' });
    const page = await openAs.member(`/projects/${project.id}`);
    await expect(h1(page)).toHaveText(project.title);
    await expect(article(page)).toContainText(project.description);
    await expect(article(page).locator('header').getByText('En progreso', { exact: true })).toBeVisible();
    await expect(article(page).locator('header p > span')).toHaveCount(2);
  });
  row('shows a progress bar with a percentage', async ({ openAs, api }) => {
    const page = await openAs.member(`/projects/${(await aProject(api, { status: 'in-progress' })).id}`);
    await expect(page.getByRole('progressbar', { name: 'Progreso' })).toHaveAttribute('aria-valuenow', '65');
    await expect(article(page).getByText('65%', { exact: true })).toBeVisible();
  });
  row('shows the timeline labelled "Duración"', async ({ openAs, api }) => {
    const { id, timeline } = await aProject(api, { status: 'in-progress' });
    await expect(article(await openAs.member(`/projects/${id}`)).getByText(/^Duración: /)).toHaveText(
      `Duración: ${timeline}`,
    );
  });
  for (const category of ['infrastructure', 'technology', 'education']) {
    row(`${category} has a detailed description with bullet lists`, async ({ openAs, api }) => {
      const page = await openAs.member(`/projects/${(await aProject(api, { category })).id}`);
      const details = page.getByRole('region', { name: 'Descripción Detallada' });
      await expect(details.getByRole('list')).toHaveCount(2);
      await expect(details.getByRole('listitem').first()).toBeVisible();
    });
  }
  for (const category of ['events', 'sustainability']) {
    row(`${category} has no such text`, async ({ openAs, api }) => {
      const page = await openAs.member(`/projects/${(await aProject(api, { category })).id}`);
      await expect(h1(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Descripción Detallada' })).toHaveCount(0);
    });
  }
  row('has a timeline of three phases', async ({ openAs, api }) => {
    const page = await openAs.member(`/projects/${(await aProject(api, { status: 'in-progress' })).id}`);
    await expect(page.getByRole('region', { name: 'Cronograma' }).getByRole('listitem')).toHaveCount(3);
  });
  row('the info card has status, category, estimated duration and start date', async ({ openAs, api }) => {
    const project = await aProject(api, { status: 'in-progress' });
    const { createdAt } = (await api.member.get(`/api/projects/${project.id}`)).body;
    const facts = await terms(info(await openAs.member(`/projects/${project.id}`)).locator('dl > div'));
    expect(facts.Estado).toBe('En progreso');
    expect(facts['Duración estimada']).toBe(project.timeline);
    expect(facts['Fecha de inicio']).toBe(longDate(dominicanDay(createdAt)));
    expect(Object.keys(facts)).toContain('Categoría');
  });
  row('the start date is in long Spanish form', async ({ openAs, api }) => {
    const page = await openAs.member(`/projects/${(await aProject(api, { status: 'in-progress' })).id}`);
    await expect(info(page).locator('time')).toHaveText(/^\d{1,2} de [a-z]+ de \d{4}$/);
  });
  row('has the call "Contactar Equipo"', async ({ openAs, api }) => {
    const page = await openAs.member(`/projects/${(await aProject(api, { status: 'in-progress' })).id}`);
    await expect(page.getByRole('link', { name: 'Contactar Equipo' })).toBeVisible();
  });
  row('has two related projects', async ({ openAs, api }) => {
    const page = await openAs.member(`/projects/${(await aProject(api, { status: 'in-progress' })).id}`);
    await expect(cards(page.getByRole('region', { name: 'Proyectos Relacionados' }))).toHaveCount(2);
  });
  for (const [what, id] of [
    ['an id that nothing has', '00000000-0000-4000-8000-000000000000'],
    ['an id that is none', 'abc'],
  ]) {
    row(`${what}: "Proyecto no encontrado" and the sentence about it`, async ({ openAs }) => {
      const page = await openAs.member(`/projects/${id}`);
      await expect(h1(page)).toHaveText('Proyecto no encontrado');
      await expect(main(page)).toContainText('El proyecto que buscas no existe o ha sido eliminado.');
    });
  }
});

section('4 States', ({ row }) => {
  for (const [status, badge, colour, progress, dots] of [
    ['completed', 'Completado', 'green', 100, ['green', 'green', 'green']],
    ['in-progress', 'En progreso', 'blue', 65, ['green', 'green', 'grey']],
    ['planning', 'Planificación', 'yellow', 15, ['grey', 'yellow', 'grey']],
    ['on-hold', 'Sin Estado', 'grey', 0, ['grey', 'yellow', 'grey']],
  ] as const) {
    row(`a project that is ${status} has the ${colour} badge "${badge}"`, async ({ openAs, api }) => {
      const page = await openAs.member(`/projects/${(await aProject(api, { status })).id}`);
      const shown = article(page).locator('header').getByText(badge, { exact: true });
      await expect(shown).toBeVisible();
      expect(await tone(shown)).toBe(colour);
      const inCard = status === 'on-hold' ? 'En pausa' : badge;
      await expect(info(page).getByRole('definition').first()).toHaveText(inCard);
    });
    row(`a project that is ${status} has a progress of ${progress}`, async ({ openAs, api }) => {
      const page = await openAs.member(`/projects/${(await aProject(api, { status })).id}`);
      await expect(page.getByRole('progressbar', { name: 'Progreso' })).toHaveAttribute(
        'aria-valuenow',
        String(progress),
      );
      await expect(article(page).getByText(`${progress}%`, { exact: true })).toBeVisible();
    });
    row(`a project that is ${status} has the dots ${dots.join(', ')}`, async ({ openAs, api }) => {
      const page = await openAs.member(`/projects/${(await aProject(api, { status })).id}`);
      await expect(page.locator('[data-dot]')).toHaveCount(3);
      const shown = await page
        .locator('[data-dot]')
        .evaluateAll((all) => all.map((dot) => dot.getAttribute('data-dot')));
      expect(shown).toEqual(dots);
    });
  }
  row('a status that nobody knows is the grey "Sin Estado" with no progress', async ({ member, api }) => {
    const { id } = await aProject(api, { status: 'planning' });
    await member.route(`**/api/projects/${id}`, async (route) => {
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), status: 'paralizado' } });
    });
    await member.goto(`/projects/${id}`);
    expect(await tone(article(member).locator('header').getByText('Sin Estado', { exact: true }))).toBe('grey');
    await expect(member.getByRole('progressbar', { name: 'Progreso' })).toHaveAttribute('aria-valuenow', '0');
  });
});

section('R Stubs', ({ row }) => {
  row('on-hold reads "En pausa" in the info card', async ({ openAs, api }) => {
    const page = await openAs.member(`/projects/${(await aProject(api, { status: 'on-hold' })).id}`);
    expect((await terms(info(page).locator('dl > div'))).Estado).toBe('En pausa');
  });
  row('on-hold reads "En pausa" in the list of the administration', async ({ openAs, api }) => {
    const { title } = await aProject(api, { status: 'on-hold' });
    const page = await openAs.admin(`/admin/proyectos?buscar=${encodeURIComponent(title)}`);
    await expect(main(page).getByRole('row').filter({ hasText: title })).toContainText('En pausa');
  });
  row(
    '"Contactar Equipo" leads to the contact form with the subject projects and the project',
    async ({ member, api }) => {
      const { id, title } = await aProject(api, { status: 'in-progress' });
      await member.goto(`/projects/${id}`);
      await member.getByRole('link', { name: 'Contactar Equipo' }).click();
      await expect(member.getByLabel('Asunto *')).toHaveValue('projects');
      await expect(main(member)).toContainText(title);
    },
  );
  row('related projects are of the same category first', async ({ api }) => {
    const all = await projectsOf(api);
    for (const { id, category } of all.slice(0, 6)) {
      const { related } = (await api.member.get(`/api/projects/${id}`)).body;
      const sameElsewhere = all.filter((each) => each.category === category && each.id !== id).length;
      const same = related.filter((each: { category: string }) => each.category === category).length;
      expect(same).toBe(Math.min(2, sameElsewhere));
    }
  });
  row("a project's own long description comes before that of its category", async ({ member, api }) => {
    const { id } = await aProject(api, { category: 'education' });
    await member.route(`**/api/projects/${id}`, async (route) => {
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), longDescription: 'Palabras propias.' } });
    });
    await member.goto(`/projects/${id}`);
    const details = member.getByRole('region', { name: 'Descripción Detallada' });
    await expect(details).toContainText('Palabras propias.');
    await expect(details).toHaveText(/Palabras propias\..*Objetivos/s);
  });
});
