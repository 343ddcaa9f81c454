import type { APIRequestContext } from '@playwright/test';
import type { Viewer } from './site-routes.ts';

const sameOrigin = { headers: { 'sec-fetch-site': 'same-origin' } };

async function send(api: APIRequestContext, method: string, path: string, data?: unknown) {
  const answer = await api.fetch(path, { method, data, ...sameOrigin });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Data that the demo lacks: reports, a proposal, a block, the audit log, a sent issue. */
export async function seedActivity(apiOf: (viewer: Viewer) => Promise<APIRequestContext>): Promise<void> {
  const [member, admin] = [await apiOf('member'), await apiOf('admin')];
  const get = (path: string) => send(member, 'GET', path);

  const { posts } = await get('/api/forum/posts?sortBy=commented');
  const { comments } = await get(`/api/forum/posts/${posts[1].id}/comments`);
  const spam = { reason: 'spam', details: 'Lo ha publicado ya tres veces, con el mismo enlace.' };
  await send(member, 'POST', `/api/forum/posts/${posts[2].id}/reports`, spam);
  await send(member, 'POST', `/api/forum/comments/${comments[0].id}/reports`, { reason: 'offensive' });

  const { members } = await get('/api/members?search=wellington');
  await send(member, 'PUT', `/api/members/${members[0].id}/block`);

  const proposal = {
    title: 'Feria de quesos y lácteos del Este',
    description: 'Una mañana para que los queseros de la zona muestren lo suyo a hoteles y colmados.',
    date: `${new Date().getFullYear() + 1}-03-20`,
    time: '09:00',
    location: 'Parque central de Hato Mayor',
  };
  await send(member, 'POST', '/api/events', proposal);

  const category = { name: 'Comercio exterior', slug: 'comercio-exterior', description: 'Aduanas y exportación.' };
  const { id } = await send(admin, 'POST', '/api/admin/categories', { ...category, color: '#0E7490' });
  await send(admin, 'PUT', `/api/admin/categories/${id}/archive`);
  const issue = { subject: 'Lo que pasó en octubre', intro: 'Hola:\n\nUn resumen corto del mes.' };
  const sent = await send(admin, 'POST', '/api/admin/newsletter/issues', issue);
  await send(admin, 'POST', `/api/admin/newsletter/issues/${sent.id}/send`);
}
