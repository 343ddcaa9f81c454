import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demo, newEmail } from './support.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

export async function signInAsNewMember(page: Page, firstName: string, lastName = 'Prueba'): Promise<void> {
  const data = { email: newEmail(), password: demo.password, firstName, lastName };
  const answer = await page.request.post('/api/auth/register', { data, headers });
  if (!answer.ok()) throw new Error(`could not register: ${answer.status()}`);
}

/** Signs in through the form after a redirect to it. */
export async function logIn(page: Page, email: string): Promise<void> {
  // Before hydration the browser would submit the form by itself.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** A second person with a browser of their own. */
export async function openAsNewMember(browser: Browser, baseURL: string | undefined, firstName: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'es-DO', timezoneId: 'America/Santo_Domingo' });
  const page = await context.newPage();
  await signInAsNewMember(page, firstName);
  return page;
}

/** Unique text, so that it can be found in shared lists. */
export const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

export const LONG_ENOUGH =
  'Quisiera saber cómo lo hacen ustedes en su negocio, porque a mí no me está dando el número.';

interface NewPost {
  title?: string;
  content?: string;
}

async function created<Body>(request: APIRequestContext, path: string, data: object): Promise<Body> {
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

export async function createPost(page: Page, post: NewPost = {}): Promise<{ id: string; title: string }> {
  const categories = await (await page.request.get('/api/forum/categories')).json();
  const { title = unique('Una pregunta de prueba'), content = LONG_ENOUGH } = post;
  return created(page.request, '/api/forum/posts', { title, content, categoryId: categories[0].id });
}

export function createComment(page: Page, postId: string, content: string, parentId?: string): Promise<{ id: string }> {
  return created(page.request, `/api/forum/posts/${postId}/comments`, { content, parentId });
}
