import type { Page } from '@playwright/test';
import { stallRequests } from '../../e2e/support.ts';
import { aProject } from '../support/demo-records.ts';
import { expect } from '../support/fixtures.ts';
import { h1, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar en el portal' });
const dropdown = (page: Page) => page.getByRole('listbox');
const SEARCH = '**/api/search?*';
const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name} \\(`) });

const NOTHING = {
  posts: [],
  projects: [],
  categories: [],
  comments: [],
  events: [],
  news: [],
  members: [],
  totals: { posts: 0, projects: 0, categories: 0, comments: 0, events: 0, news: 0, members: 0 },
  capped: [],
  isApproximate: false,
};
const found = (kind: 'post' | 'project' | 'category', index: number) =>
  ({
    post: {
      id: crypto.randomUUID(),
      title: `Hallazgo ${index}`,
      titleMarks: [],
      excerpt: `Extracto ${index}`,
      excerptMarks: [],
      createdAt: new Date().toISOString(),
    },
    project: {
      id: crypto.randomUUID(),
      title: `Obra ${index}`,
      titleMarks: [],
      status: 'planning',
      category: 'education',
    },
    category: {
      id: crypto.randomUUID(),
      name: `Rubro ${index}`,
      nameMarks: [],
      description: `Del rubro ${index}`,
      slug: `rubro-${index}`,
      color: '#123456',
    },
  })[kind];
const FULL = {
  ...NOTHING,
  posts: [1, 2, 3].map((index) => found('post', index)),
  projects: [1, 2, 3].map((index) => found('project', index)),
  categories: [1, 2, 3].map((index) => found('category', index)),
  totals: { ...NOTHING.totals, posts: 12, projects: 7, categories: 4 },
};

async function search(page: Page, text: string): Promise<void> {
  await page.goto('/forum');
  await box(page).fill(text);
}

section('2 Search dropdown', ({ row }) => {
  row('stays closed at one character and asks nothing', async ({ member }) => {
    let calls = 0;
    member.on('request', (request) => (calls += Number(request.url().includes('/api/search'))));
    await search(member, 'c');
    await expect(member.getByLabel('Ordenar por')).toBeVisible();
    await expect(dropdown(member)).toHaveCount(0);
    expect(calls).toBe(0);
  });
  row('opens at two characters', async ({ member }) => {
    await search(member, 'cr');
    await expect(dropdown(member)).toBeVisible();
  });
  row('shows at most three posts, each with title and excerpt', async ({ member }) => {
    await stubResponse(member, SEARCH, 200, FULL);
    await search(member, 'algo');
    await expect(group(member, 'Publicaciones').getByRole('option')).toHaveCount(3);
    await expect(group(member, 'Publicaciones').getByRole('option').first()).toContainText('Hallazgo 1Extracto 1');
  });
  row('shows at most three projects, each with title, status and category', async ({ member }) => {
    await stubResponse(member, SEARCH, 200, FULL);
    await search(member, 'algo');
    await expect(group(member, 'Proyectos').getByRole('option')).toHaveCount(3);
    await expect(group(member, 'Proyectos').getByRole('option').first()).toContainText(
      'Obra 1Planificación · Educación',
    );
  });
  row('shows at most three categories, each with name and description', async ({ member }) => {
    await stubResponse(member, SEARCH, 200, FULL);
    await search(member, 'algo');
    await expect(group(member, 'Categorías').getByRole('option')).toHaveCount(3);
    await expect(group(member, 'Categorías').getByRole('option').first()).toContainText('Rubro 1Del rubro 1');
  });
  row('each group has its total count in the heading', async ({ member }) => {
    await stubResponse(member, SEARCH, 200, FULL);
    await search(member, 'algo');
    for (const name of ['Publicaciones (12)', 'Proyectos (7)', 'Categorías (4)']) {
      await expect(member.getByRole('group', { name, exact: true })).toBeVisible();
    }
  });
  row('while it searches: "Buscando..."', async ({ member }) => {
    await stallRequests(member, SEARCH);
    await search(member, 'impuestos');
    await expect(member.getByText('Buscando...')).toBeVisible();
  });
  row('without results: the sentence names what was asked, and advises', async ({ member }) => {
    await search(member, 'zzzxqy');
    await expect(member.getByText('No se encontraron resultados para "zzzxqy"')).toBeVisible();
    await expect(member.getByText('Intenta con otros términos de búsqueda')).toBeVisible();
  });
  for (const [name, path] of [
    ['Publicaciones', /\/forum\/post\/[\da-f-]{36}$/],
    ['Proyectos', /\/projects\/[\da-f-]{36}$/],
    ['Categorías', /\/forum\?categoria=/],
  ] as const) {
    row(`picking one of "${name}" leads there, closes and clears the query`, async ({ member, api }) => {
      await search(member, name === 'Proyectos' ? (await aProject(api)).title : 'creditos');
      await group(member, name).getByRole('option').first().click();
      await expect(member).toHaveURL(path);
      await expect(dropdown(member)).toHaveCount(0);
      if (name === 'Categorías') await expect(box(member)).toHaveValue('');
    });
  }
  row('closes on a press outside', async ({ member }) => {
    await search(member, 'creditos');
    await expect(dropdown(member)).toBeVisible();
    await h1(member).click();
    await expect(dropdown(member)).toHaveCount(0);
  });
  row('closes when the query drops below two characters', async ({ member }) => {
    await search(member, 'cr');
    await expect(dropdown(member)).toBeVisible();
    await box(member).press('Backspace');
    await expect(dropdown(member)).toHaveCount(0);
  });
  row('an empty submission, spaces included, is ignored', async ({ member }) => {
    await search(member, '   ');
    await box(member).press('Enter');
    await expect(member).toHaveURL('/forum');
  });
  row('the submission of a query leads to all results', async ({ member }) => {
    await search(member, 'creditos');
    await box(member).press('Enter');
    await expect(member).toHaveURL('/search?q=creditos');
  });
  row('a search that fails says "Search failed"', async ({ member }) => {
    await stubResponse(member, SEARCH, 500, { message: 'Uy.' });
    await search(member, 'creditos');
    await expect(member.getByText('Search failed')).toHaveAttribute('lang', 'en');
  });
});
