import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demo, newEmail } from './support.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Signs the page in as a member that nobody has seen before. */
export async function signInAsNewMember(page: Page, firstName: string, lastName = 'Prueba'): Promise<void> {
  const data = { email: newEmail(), password: demo.password, firstName, lastName };
  const answer = await page.request.post('/api/auth/register', { data, headers });
  if (!answer.ok()) throw new Error(`could not register: ${answer.status()}`);
}

/** Through the form, on a page that sent one there. */
export async function logIn(page: Page, email: string): Promise<void> {
  // Before the script has taken the form over, the browser would send it by itself.
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

/** Words that no other test uses, so that it can be told apart in lists that all share. */
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
