import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEGAL_DOCUMENTS } from '#contract/legal/legal-documents.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { siteSettings } from '../../database/schema/site.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

const read = (document: string, query = '') => portal.visitor().get(`/api/legal/${document}${query}`);
const publish = (document: string, content: unknown, who = admin) =>
  who.client.post(`/api/admin/legal/${document}`, { content });

describe('the texts that the portal comes with', () => {
  it.each(LEGAL_DOCUMENTS)('can be read by anybody: %s', async (document) => {
    const { status, body } = await read(document);
    expect([status, body.document, body.version, body.versions.length]).toEqual([200, document, 1, 1]);
    expect(body.content.length).toBeGreaterThan(500);
    expect(body.content).not.toMatch(/\{\{|\}\}/);
  });

  it('leave out what the office has not given yet, and nothing else', async () => {
    const texts = await Promise.all(LEGAL_DOCUMENTS.map(async (document) => (await read(document)).body.content));
    const [privacy, terms, cookies] = texts;
    expect(privacy).toMatch(/\n\n- \*\*Responsable:\*\* Consejo [^\n]+\n\n## Qué guardamos/);
    expect(privacy).toContain('\n\nRespondemos en los plazos que fija la ley.');
    expect(terms).toMatch(/leyes de la República Dominicana\.$/);
    expect(cookies).toMatch(/entrar otra vez\.\s*$/);
    await portal.database.update(siteSettings).set({ contactPhone: '809-555-0100' });
    expect((await read('terms')).body.content).toMatch(/Dominicana\. Para cualquier pregunta: 809-555-0100\.$/);
  });

  it('name the law, the rights and the office of the settings', async () => {
    await portal.database
      .update(siteSettings)
      .set({ contactEmail: 'datos@consejo.example', siteName: 'Cámara del Este' });
    const { content } = (await read('privacy')).body;
    for (const words of ['Ley 172-13', 'rectificación', 'datos@consejo.example', 'Cámara del Este', '90 días']) {
      expect(content).toContain(words);
    }
  });

  it('are three', async () => {
    expect((await read('otra')).status).toBe(400);
    expect((await read('privacy', '?version=9')).status).toBe(404);
    expect((await read('privacy', '?version=x')).status).toBe(400);
  });
});

describe('a new version', () => {
  it('is published by administrators; the former can still be read', async () => {
    const draft = (await admin.client.get('/api/admin/legal/terms')).body;
    expect(draft.content).toContain('{{siteName}}');
    const { status, body } = await publish('terms', 'Las reglas de {{siteName}} cambiaron.');
    expect([status, body.version]).toEqual([201, 2]);
    const now = (await read('terms')).body;
    expect(now).toMatchObject({ version: 2, content: 'Las reglas de Cámara del Este cambiaron.' });
    expect(now.versions.map((each: { version: number }) => each.version)).toEqual([2, 1]);
    expect((await read('terms', '?version=1')).body.content).toContain('Estos términos valen');
    // As it was written, to go back to it.
    const former = await admin.client.get('/api/admin/legal/terms?version=1');
    expect(former.body).toMatchObject({ version: 1, content: draft.content });
    const lines = await portal.database.select().from(auditLog);
    expect(lines).toMatchObject([{ action: 'legal.publish', targetId: 'terms', details: { version: 2 } }]);
  });

  it('is refused empty, too long, or from somebody else', async () => {
    expect((await publish('terms', '  ')).body.fields).toEqual({ content: 'Escribe el texto' });
    expect((await publish('terms', 'x'.repeat(40_001))).status).toBe(400);
    const member = await signedIn(portal);
    expect((await publish('terms', 'Mío', member)).status).toBe(403);
    expect((await member.client.get('/api/admin/legal/terms')).status).toBe(403);
    expect((await portal.visitor().post('/api/admin/legal/terms', { content: 'Mío' })).status).toBe(401);
  });

  it('has a number of its own, also when two publish at once', async () => {
    const texts = ['De Ana', 'De Beto'].map((content) => () => publish('cookies', content));
    const answers = await interleaveOnLock(portal.database, sql`lock table legal_versions in share mode`, texts);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await read('cookies')).body.version).toBe(2);
  });
});
