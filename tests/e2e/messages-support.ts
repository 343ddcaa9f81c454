import type { Browser, Page } from '@playwright/test';
import { demo, newEmail } from './support.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

export interface Member {
  id: string;
  firstName: string;
  page: Page;
}

async function call<Body>(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<Body> {
  const answer = await page.request.fetch(path, { method, data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** A new member in their own browser. */
export async function openAs(browser: Browser, baseURL: string | undefined, firstName: string): Promise<Member> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
  });
  const page = await context.newPage();
  const data = { email: newEmail(), password: demo.password, firstName, lastName: 'Prueba' };
  const { id } = await call<{ id: string }>(page, 'POST', '/api/auth/register', data);
  return { id, firstName, page };
}

export function askToConnect(from: Member, to: Member): Promise<{ id: string }> {
  return call(from.page, 'POST', '/api/connections/send', { receiverId: to.id });
}

export function accept(by: Member, connectionId: string): Promise<unknown> {
  return call(by.page, 'PUT', `/api/connections/${connectionId}/respond`, { status: 'accepted' });
}

export async function connect(one: Member, other: Member): Promise<void> {
  await accept(other, (await askToConnect(one, other)).id);
}

export function send(from: Member, to: Member, body: string): Promise<unknown> {
  return call(from.page, 'POST', `/api/messages/${to.id}`, { body });
}

export const conversation = ({ page }: Member) => page.getByRole('log');
export const bell = ({ page }: Member) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
export const mailbox = ({ page }: Member) => page.getByRole('banner').getByRole('link', { name: /^Mensajes/ });
