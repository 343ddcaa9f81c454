import type { Page } from '@playwright/test';
import { LONG_ENOUGH, unique } from '../../e2e/forum-support.ts';
import { toastOf } from '../../e2e/support.ts';
import type { Api } from '../support/api.ts';
import { expect, type NewMember } from '../support/fixtures.ts';
import { cards, main } from '../support/screens.ts';
import { section } from '../support/section.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crear nuevo post' });

async function write(page: Page, title: string, content: string, category = true): Promise<void> {
  await dialog(page).getByLabel('Título').fill(title);
  if (category) await dialog(page).getByLabel('Categoría').selectOption({ index: 1 });
  await dialog(page).getByRole('textbox', { name: 'Contenido' }).fill(content);
  await dialog(page).getByRole('button', { name: 'Publicar' }).click();
}

async function postBody(api: Api) {
  const [{ id }] = (await api.get('/api/forum/categories')).body;
  return { title: unique('Una pregunta de prueba'), content: LONG_ENOUGH, categoryId: id };
}

async function publish({ api }: Pick<NewMember, 'api'>, changes: object = {}) {
  return api.made('POST', '/api/forum/posts', { ...(await postBody(api)), ...changes });
}

section('8 Errors', ({ row }) => {
  row('create post, success: "¡Post creado exitosamente!" and its sentence', async ({ join }) => {
    const page = await (await join()).open('/forum?nuevo=1');
    await write(page, unique('Una pregunta de prueba'), LONG_ENOUGH);
    await expect(toastOf(page)).toHaveText(
      '¡Post creado exitosamente!Tu publicación ha sido creada y ya está disponible en el foro.',
    );
  });
});

section('4 States', ({ row }) => {
  row(
    'create post: on success the dialog closes, the list has the post, and the form is empty again',
    async ({ join }) => {
      const page = await (await join()).open('/forum?nuevo=1');
      const title = unique('Una pregunta de prueba');
      await write(page, title, LONG_ENOUGH);
      await expect(dialog(page)).toBeHidden();
      await expect(cards(main(page)).filter({ hasText: title })).toBeVisible();
      await page.getByRole('button', { name: 'Crear nuevo post' }).click();
      await expect(dialog(page).getByLabel('Título')).toHaveValue('');
      await expect(dialog(page).getByRole('textbox', { name: 'Contenido' })).toHaveValue('');
    },
  );
});

section('5 Validation', ({ row }) => {
  for (const [what, title, content, category, message] of [
    ['a title of 9', 'x'.repeat(9), LONG_ENOUGH, true, 'El título debe tener al menos 10 caracteres'],
    ['a title of 201', 'x'.repeat(201), LONG_ENOUGH, true, 'El título no puede exceder 200 caracteres'],
    [
      'a content of 49',
      'Un título bastante largo',
      'y'.repeat(49),
      true,
      'El contenido debe tener al menos 50 caracteres',
    ],
    [
      'a content of 5001',
      'Un título bastante largo',
      'y'.repeat(5001),
      true,
      'El contenido no puede exceder 5000 caracteres',
    ],
    ['no category', 'Un título bastante largo', LONG_ENOUGH, false, 'Debe seleccionar una categoría'],
  ] as const) {
    row(`the dialog refuses ${what}: "${message}"`, async ({ member }) => {
      await member.goto('/forum?nuevo=1');
      await write(member, title, content, category);
      await expect(dialog(member).getByRole('alert').getByRole('link')).toHaveText([message]);
    });
    row(`the server refuses ${what}: "${message}"`, async ({ api }) => {
      const body = { ...(await postBody(api.member)), title, content, ...(!category && { categoryId: '' }) };
      const answer = await api.member.post('/api/forum/posts', body);
      expect(answer.status).toBe(400);
      expect(Object.values(answer.body.fields)).toEqual([message]);
    });
  }
  for (const [what, change] of [
    ['a title of 10', () => ({ title: crypto.randomUUID().slice(0, 10) })],
    ['a title of 200', () => ({ title: `${crypto.randomUUID()} ${'x'.repeat(163)}` })],
    ['a content of 50', () => ({ content: 'y'.repeat(50) })],
    ['a content of 5000', () => ({ content: 'palabra '.repeat(625) })],
  ] as const) {
    row(`${what} characters is accepted`, async ({ join }) => {
      const { api } = await join();
      expect((await api.post('/api/forum/posts', { ...(await postBody(api)), ...change() })).status).toBe(201);
    });
  }
});

section('7 Calls', ({ row }) => {
  row('POST /api/forum/posts takes title, content and categoryId and answers 201 with the post', async ({ join }) => {
    const { api } = await join();
    const body = await postBody(api);
    const { status, body: post } = await api.post('/api/forum/posts', body);
    expect(status).toBe(201);
    expect(post).toMatchObject({ title: body.title, content: body.content, likes: 0, commentsCount: 0 });
    expect(post.category.id).toBe(body.categoryId);
  });
});

section('3 Shapes', ({ row }) => {
  row('without an excerpt of its own a post shows the first 150 characters and an ellipsis', async ({ join }) => {
    const content = 'Palabra por palabra se llena una página entera, '.repeat(8);
    const { excerpt } = await publish(await join(), { content });
    const words = excerpt.replace(/(…|\.\.\.)$/, '');
    expect(excerpt).not.toBe(words);
    expect(content.startsWith(words)).toBe(true);
    expect(words.length).toBeLessThanOrEqual(150);
    expect(words.length).toBeGreaterThan(130);
  });
});

section('R Stored types', ({ row }) => {
  row('a post from the dialog is published at once', async ({ join, api }) => {
    const { id, isPublished } = await publish(await join());
    expect(isPublished).toBe(true);
    expect((await api.member.get(`/api/forum/posts/${id}`)).status).toBe(200);
  });
  row('a post that was taken down is seen by its author and administrators only', async ({ join, api }) => {
    const author = await join();
    const { id } = await publish(author);
    await api.admin.made('PUT', `/api/admin/forum/posts/${id}/takedown`, {});
    expect((await author.api.get(`/api/forum/posts/${id}`)).body.isPublished).toBe(false);
    expect((await api.admin.get(`/api/forum/posts/${id}`)).status).toBe(200);
    expect((await api.member.get(`/api/forum/posts/${id}`)).status).toBe(404);
  });
});

section('R Calls beyond', ({ row }) => {
  row('PUT and DELETE of a post are for its author and administrators', async ({ join, api }) => {
    const author = await join();
    const post = await publish(author);
    const body = { title: `${post.title} bis`, content: LONG_ENOUGH, categoryId: post.category.id };
    expect((await api.member.put(`/api/forum/posts/${post.id}`, body)).status).toBe(403);
    expect((await api.member.delete(`/api/forum/posts/${post.id}`)).status).toBe(403);
    expect((await author.api.put(`/api/forum/posts/${post.id}`, body)).body.title).toBe(body.title);
    expect((await api.admin.put(`/api/forum/posts/${post.id}`, body)).status).toBe(200);
    expect((await author.api.delete(`/api/forum/posts/${post.id}`)).status).toBe(200);
    expect((await author.api.get(`/api/forum/posts/${post.id}`)).status).toBe(404);
  });
  row('a comment has content and, as an answer, a parentId', async ({ join, api }) => {
    const { id } = await publish(await join());
    const comment = await api.member.made('POST', `/api/forum/posts/${id}/comments`, { content: 'Así mismo.' });
    const answer = await api.member.post(`/api/forum/posts/${id}/comments`, {
      content: '¿Y cómo?',
      parentId: comment.id,
    });
    expect(answer).toMatchObject({ status: 201, body: { content: '¿Y cómo?', parentId: comment.id } });
    expect((await api.member.get(`/api/forum/posts/${id}`)).body.commentsCount).toBe(2);
  });
  row('a comment without content is 400', async ({ join, api }) => {
    const { id } = await publish(await join());
    expect((await api.member.post(`/api/forum/posts/${id}/comments`, { content: '  ' })).status).toBe(400);
  });
  row('DELETE of a comment is for its author and administrators', async ({ join, api }) => {
    const author = await join();
    const { id } = await publish(author);
    const comment = await author.api.made('POST', `/api/forum/posts/${id}/comments`, { content: 'Lo mío.' });
    expect((await api.member.delete(`/api/forum/comments/${comment.id}`)).status).toBe(403);
    expect((await api.admin.delete(`/api/forum/comments/${comment.id}`)).status).toBe(200);
  });
  row('a deleted comment with answers leaves its place', async ({ join }) => {
    const { api } = await join();
    const { id } = await publish({ api });
    const comment = await api.made('POST', `/api/forum/posts/${id}/comments`, { content: 'Se va.' });
    await api.made('POST', `/api/forum/posts/${id}/comments`, { content: 'Se queda.', parentId: comment.id });
    await api.delete(`/api/forum/comments/${comment.id}`);
    const { comments } = (await api.get(`/api/forum/posts/${id}/comments`)).body;
    expect(
      comments.map(({ content, isDeleted }: { content: string | null; isDeleted: boolean }) => [content, isDeleted]),
    ).toEqual([
      [null, true],
      ['Se queda.', false],
    ]);
  });
  row('like answers likes and liked; repeating it changes nothing', async ({ join, api }) => {
    const { id } = await publish(await join());
    for (const _ of [1, 2])
      expect((await api.member.put(`/api/forum/posts/${id}/like`)).body).toEqual({ likes: 1, liked: true });
    for (const _ of [1, 2])
      expect((await api.member.delete(`/api/forum/posts/${id}/like`)).body).toEqual({ likes: 0, liked: false });
  });
});

section('R Stubs', ({ row }) => {
  row('the count of a category is the number of its published posts', async ({ join }) => {
    const newcomer = await join();
    const countOf = async (id: string) =>
      (await newcomer.api.get('/api/forum/categories')).body.find((each: { id: string }) => each.id === id).postsCount;
    const { category, id } = await publish(newcomer);
    const before = await countOf(category.id);
    await newcomer.api.delete(`/api/forum/posts/${id}`);
    expect(await countOf(category.id)).toBeLessThan(before);
  });
  row('"Limpiar filtros" clears the category', async ({ member }) => {
    await member.goto('/forum?categoria=ventas-y-mercadeo');
    await member.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(member).toHaveURL('/forum');
    await expect(main(member).getByRole('button', { pressed: true })).toHaveCount(0);
  });
});
