import type { Page } from '@playwright/test';
import { stallRequests } from '../../e2e/support.ts';
import { expect } from '../support/fixtures.ts';
import { cards, h1, main, stubResponse } from '../support/screens.ts';
import { section } from '../support/section.ts';

const POSTS = '**/api/forum/posts?*';
const NONE = { posts: [], total: 0, capped: false, page: 1, totalPages: 0 };
const SLUG = 'ventas-y-mercadeo';
const NAME = /^Ventas y Mercadeo/;

section('2 Forum page', ({ row }) => {
  row('has a title and an intro', async ({ openAs }) => {
    const page = await openAs.member('/forum');
    await expect(h1(page)).toHaveText('Foro Empresarial');
    await expect(main(page)).toContainText('Pregunta, responde y comparte lo que te funcionó.');
  });
  row('has a button that opens the dialog for a new post', async ({ member }) => {
    await member.goto('/forum');
    await member.getByRole('button', { name: 'Crear nuevo post' }).click();
    await expect(member.getByRole('dialog', { name: 'Crear nuevo post' })).toBeVisible();
  });
  row('has a search box', async ({ openAs }) => {
    await expect((await openAs.member('/forum')).getByRole('combobox', { name: 'Buscar en el portal' })).toBeVisible();
  });
  row('has a row of category cards, one for each category', async ({ openAs, api }) => {
    const categories: { name: string }[] = (await api.member.get('/api/forum/categories')).body;
    const names = (await openAs.member('/forum')).getByRole('region', { name: 'Categorías' }).getByRole('button');
    await expect(names).toHaveCount(categories.length);
    for (const [index, { name }] of categories.entries()) await expect(names.nth(index)).toContainText(name);
  });
  row('pressing a card filters by it', async ({ member, api }) => {
    await member.goto('/forum');
    await member.getByRole('button', { name: NAME }).click();
    const { id } = (await api.member.get('/api/forum/categories')).body.find(
      (each: { slug: string }) => each.slug === SLUG,
    );
    const { posts } = (await api.member.get(`/api/forum/posts?categoryId=${id}`)).body;
    await expect(cards(main(member)).getByRole('heading')).toHaveText(
      posts.map((post: { title: string }) => post.title),
    );
  });
  row('pressing it again does not clear the filter', async ({ member }) => {
    await member.goto('/forum');
    const card = member.getByRole('button', { name: NAME });
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(member).toHaveURL(`/forum?categoria=${SLUG}`);
  });
  row('the selected card has the colour of its category', async ({ openAs, api }) => {
    const { color } = (await api.member.get('/api/forum/categories')).body.find(
      (each: { slug: string }) => each.slug === SLUG,
    );
    const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    const card = (await openAs.member(`/forum?categoria=${SLUG}`)).getByRole('button', { name: NAME });
    await expect(card).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
  });
  row('each card shows how many published posts it has', async ({ openAs, api }) => {
    const categories: { name: string; postsCount: number }[] = (await api.member.get('/api/forum/categories')).body;
    const page = await openAs.member('/forum');
    for (const { name, postsCount } of categories) {
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toContainText(`${postsCount} publicaci`);
    }
  });
  row('the filter bar has a text box, a sort selector and "Buscar"', async ({ openAs }) => {
    const page = await openAs.member('/forum');
    await expect(page.getByLabel('Filtrar por texto')).toBeVisible();
    await expect(page.getByLabel('Ordenar por')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  });
  for (const [value, label] of [
    ['recent', 'Más recientes'],
    ['popular', 'Más populares'],
    ['commented', 'Más comentados'],
  ] as const) {
    row(`sorts by ${value}, "${label}"`, async ({ member }) => {
      await member.goto('/forum?orden=commented');
      if (value === 'commented') await member.goto('/forum');
      const asked = member.waitForRequest((request) => request.url().includes(`sortBy=${value}`));
      await member.getByLabel('Ordenar por').selectOption({ label });
      await asked;
      await expect(member.getByLabel('Ordenar por')).toHaveValue(value);
    });
  }
  row('the sort selector has exactly these three, in this order', async ({ openAs }) => {
    await expect((await openAs.member('/forum')).getByLabel('Ordenar por').locator('option')).toHaveText([
      'Más recientes',
      'Más populares',
      'Más comentados',
    ]);
  });
  row(
    'shows a list of post cards with title, excerpt, author, category, likes and comments',
    async ({ openAs, api }) => {
      const [post] = (await api.member.get('/api/forum/posts')).body.posts;
      const card = cards(main(await openAs.member('/forum'))).filter({ hasText: post.title });
      await expect(card.getByRole('link', { name: post.title })).toHaveAttribute('href', `/forum/post/${post.id}`);
      await expect(card).toContainText(post.excerpt.replace(/[*_#>`-]/g, '').slice(0, 40));
      await expect(card).toContainText(`${post.author.firstName} ${post.author.lastName}`);
      await expect(card).toContainText(post.category.name);
      await expect(card).toContainText(`${post.likes} me gusta`);
      await expect(card).toContainText(`${post.commentsCount} comentario`);
    },
  );
  row('nothing for the filters: "No hay publicaciones" and the sentence about them', async ({ openAs }) => {
    const page = await openAs.member('/forum?buscar=zzzxqy');
    await expect(page.getByText('No hay publicaciones', { exact: true })).toBeVisible();
    await expect(page.getByText('No se encontraron publicaciones con los filtros aplicados.')).toBeVisible();
  });
  row('nothing at all: "No hay publicaciones" and "Aún no hay publicaciones en el foro."', async ({ member }) => {
    await stubResponse(member, POSTS, 200, NONE);
    await member.goto('/forum');
    await expect(member.getByText('No hay publicaciones', { exact: true })).toBeVisible();
    await expect(member.getByText('Aún no hay publicaciones en el foro.')).toBeVisible();
  });
  row('while it loads: "Cargando publicaciones..."', async ({ member }) => {
    await stallRequests(member, POSTS);
    await member.goto('/forum');
    await expect(member.getByText('Cargando publicaciones...')).toBeVisible();
  });
});

const pages = (page: Page) => page.getByRole('navigation', { name: 'Paginación' });

section('2 Pagination', ({ row }) => {
  for (const [path, count] of [
    ['/forum', 9],
    ['/projects', 3],
  ] as const) {
    row(`${path}: the previous button is disabled on the first page`, async ({ openAs }) => {
      const nav = pages(await openAs.member(path));
      await expect(nav.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
      await expect(nav.getByRole('button', { name: 'Página siguiente' })).toBeEnabled();
    });
    row(`${path}: the next button is disabled on the last page`, async ({ openAs }) => {
      const nav = pages(await openAs.member(`${path}?pagina=${count}`));
      await expect(nav.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
      await expect(nav.getByRole('button', { name: 'Página anterior' })).toBeEnabled();
    });
    row(`${path}: next and previous move by one page`, async ({ member }) => {
      await member.goto(path);
      await pages(member).getByRole('button', { name: 'Página siguiente' }).click();
      await expect(member).toHaveURL(`${path}?pagina=2`);
      await pages(member).getByRole('button', { name: 'Página anterior' }).click();
      await expect(member).toHaveURL(path);
    });
  }
  for (const [page, buttons] of [
    [1, [1, 2, 3, 4, 5]],
    [3, [1, 2, 3, 4, 5]],
    [5, [3, 4, 5, 6, 7]],
    [8, [5, 6, 7, 8, 9]],
    [9, [5, 6, 7, 8, 9]],
  ] as const) {
    row(`page ${page} of 9 offers the pages ${buttons.join(', ')}`, async ({ openAs }) => {
      const nav = pages(await openAs.member(`/forum?pagina=${page}`));
      await expect(nav.getByRole('button', { name: /^Página \d/ })).toHaveText(buttons.map(String));
      await expect(nav.getByRole('button', { name: `Página ${page}` })).toHaveAttribute('aria-current', 'page');
    });
  }
  row('with one page only there is no pagination', async ({ member, api }) => {
    const list = (await api.member.get('/api/forum/posts')).body;
    await stubResponse(member, POSTS, 200, { ...list, total: 10, totalPages: 1 });
    await member.goto('/forum');
    await expect(cards(main(member)).first()).toBeVisible();
    await expect(pages(member)).toHaveCount(0);
  });
  row('nor is there for one page of projects', async ({ openAs }) => {
    const page = await openAs.member('/projects?categoria=education');
    await expect(cards(main(page)).first()).toBeVisible();
    await expect(pages(page)).toHaveCount(0);
  });
  row('with two pages there is', async ({ member, api }) => {
    const list = (await api.member.get('/api/forum/posts')).body;
    await stubResponse(member, POSTS, 200, { ...list, total: 11, totalPages: 2 });
    await member.goto('/forum');
    await expect(pages(member).getByRole('button', { name: /^Página \d/ })).toHaveCount(2);
  });
});

section('4 States', ({ row }) => {
  row('the forum starts without category and text, by recent, on page 1', async ({ member }) => {
    const asked = member.waitForRequest(POSTS);
    await member.goto('/forum');
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('categoryId'), query.get('search')]).toEqual([null, null]);
    expect([query.get('sortBy') ?? 'recent', query.get('page') ?? '1']).toEqual(['recent', '1']);
    await expect(member.getByLabel('Ordenar por')).toHaveValue('recent');
    await expect(member.getByLabel('Filtrar por texto')).toHaveValue('');
    await expect(main(member).getByRole('button', { pressed: true })).toHaveCount(0);
  });
  row('choosing a category goes back to page 1', async ({ member }) => {
    await member.goto('/forum?pagina=3');
    await member.getByRole('button', { name: NAME }).click();
    await expect(member).toHaveURL(`/forum?categoria=${SLUG}`);
  });
  row('pressing Buscar goes back to page 1', async ({ member }) => {
    await member.goto('/forum?pagina=3');
    await member.getByLabel('Filtrar por texto').fill('crédito');
    await member.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(member).toHaveURL('/forum?buscar=cr%C3%A9dito');
  });
  row('text in the filter bar waits for Buscar', async ({ member }) => {
    await member.goto('/forum');
    await expect(cards(main(member)).first()).toBeVisible();
    let calls = 0;
    member.on('request', (request) => (calls += Number(request.url().includes('search='))));
    await member.getByLabel('Filtrar por texto').pressSequentially('impuestos', { delay: 30 });
    expect(calls).toBe(0);
    await member.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect.poll(() => calls).toBe(1);
  });
  row('the projects start without category on page 1', async ({ member }) => {
    const asked = member.waitForRequest('**/api/projects?*');
    await member.goto('/projects');
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('category'), query.get('page') ?? '1']).toEqual([null, '1']);
  });
  row('changing the category of projects goes back to page 1', async ({ member }) => {
    await member.goto('/projects?pagina=2');
    await member.getByRole('button', { name: 'Infraestructura' }).click();
    await expect(member).toHaveURL('/projects?categoria=infrastructure');
  });
  row('a failed call for the current user is not tried again', async ({ visitor }) => {
    let calls = 0;
    await visitor.route('**/api/auth/user', (route) => {
      calls += 1;
      return route.fulfill({ status: 500, json: { message: 'Uy.' } });
    });
    await visitor.goto('/about');
    await visitor.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Eventos' }).click();
    await expect(h1(visitor)).toHaveText('Eventos Empresariales');
    expect(calls).toBeLessThanOrEqual(1);
  });
  row('whoever the current-user call names is signed in', async ({ member }) => {
    await member.route('**/api/auth/user', async (route) => {
      const user = await (await route.fetch()).json();
      await route.fulfill({ json: { ...user, firstName: 'Eulalia' } });
    });
    await member.goto('/about');
    await expect(member.getByRole('banner')).toContainText('Bienvenido, Eulalia');
  });
});
