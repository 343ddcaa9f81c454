import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { FORMER_RELEASE } from '../../server/database/compatibility.ts';
import { contractEndpoints, isStream } from '../support/contract-endpoints.ts';
import { createNextVersion } from '../support/next-version.ts';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';

/** What a later version may leave where the schema does not say what is allowed. */
const FORMS_OF_A_LATER_VERSION = `
  alter table news add column next_version text;
  create table next_version (id int primary key);
  insert into notifications (user_id, kind, title, body, href)
    select id, 'future-thing', 'Algo nuevo', 'De otra versión', '/algo-nuevo' from users;
  insert into audit_log (actor_name, action, target_type, target_id, target_label, details)
    values ('Ana Gil', 'future.action', 'future', 'x', 'Algo nuevo', '{"unknown": {"deep": [1]}}');
  update events set questions = '[{"id": "7d3c0c6e-6f0f-4d59-8a53-0c6f64c4a111", "kind": "future", "label": "¿Cuándo?",
    "options": [], "required": false, "isArchived": false, "unknown": 1}]';
  update content_items set draft = draft || '{"unknown": {"deep": [1]}}', published = published || '{"unknown": 1}';
  insert into status_alerts (kind, since) values ('future', now());
  insert into pgboss.queue (name) values ('future-queue');
  select pgboss.create_queue('future-work', '{"policy": "standard"}'::json);
  insert into pgboss.job (name, data) values ('future-work', '{"unknown": true}');
  insert into pgboss.job (name, data, state, completed_on) values ('future-work', '{"unknown": true}', 'failed', now());`;

const REPORTED = 'Reportado con la versión anterior';

async function listReports(call: (method: string, path: string) => Promise<Response>) {
  const answer = await call('GET', '/api/admin/forum/reports?limit=100');
  return ((await answer.json()) as { reports: { id: string; details: string | null }[] }).reports;
}

const hasCommit = spawnSync('git', ['cat-file', '-e', `${FORMER_RELEASE.commit}^{commit}`], { cwd: projectRoot });
const skip = hasCommit.status === 0 ? '' : ' (skipped: this history does not hold its commit)';

describe.skipIf(skip)(`the former release${skip}`, () => {
  let folder: string;
  let portal: PortalProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-former-'));
    const archive = execFileSync('git', ['archive', FORMER_RELEASE.commit], { cwd: projectRoot, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }, 900_000);
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(entry: string): Promise<PortalProcess> {
    portal = await startPortal({ DATA_DIR: join(folder, 'data'), DEMO: 'on' }, entry);
    return portal;
  }

  async function stop(): Promise<void> {
    portal?.signal('SIGTERM');
    await portal?.exited;
    portal = undefined;
  }

  async function signIn(running: PortalProcess) {
    const account = { email: 'admin@demo.example', password: 'demo-portal' };
    const answer = await running.call('POST', '/api/auth/login', account);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (method: string, path: string, body?: unknown) =>
      fetch(running.url + path, {
        method,
        headers: { cookie, origin: running.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  }

  it('serves, reads and writes on the schema and the data of this one and of one more, and what it writes stays', async () => {
    await start(inject('portalEntry'));
    await stop();
    const next = await createNextVersion(inject('portalEntry'), FORMS_OF_A_LATER_VERSION);
    try {
      await start(next.entry);
      await stop();

      const former = await start(join(folder, 'dist/server/main.js'));
      expect(former.output()).toContain('con la que esta todavía funciona');
      const call = await signIn(former);
      const walked: string[] = [];
      const failed: string[] = [];
      for (const endpoint of await contractEndpoints()) {
        if (endpoint.method !== 'GET' || /:|\/(login|logout)$/.test(endpoint.path) || isStream(endpoint)) continue;
        const { status } = await call('GET', endpoint.path);
        walked.push(endpoint.path);
        if (status >= 500) failed.push(`${endpoint.path}: ${status}`);
      }
      const { events } = (await (await call('GET', '/api/events')).json()) as { events: { id: string }[] };
      expect(events.length).toBeGreaterThan(0);
      const pages = ['/', '/about', '/events', `/events/${events[0]?.id}`, `/api/events/${events[0]?.id}`];
      for (const path of pages) {
        for (const { status } of [await call('GET', path), await former.call('GET', path)]) {
          if (status >= 500) failed.push(`${path}: ${status}`);
        }
      }
      expect(failed).toEqual([]);
      expect(walked.length).toBeGreaterThan(50);

      const categories = (await (await call('GET', '/api/forum/categories')).json()) as { id: string }[];
      const post = { title: 'Escrito con la versión anterior', content: 'Un texto de ejemplo. '.repeat(4) };
      const written = await call('POST', '/api/forum/posts', { ...post, categoryId: categories[0]?.id });
      expect(written.status).toBe(201);
      const { id } = (await written.json()) as { id: string };
      const commented = await call('POST', `/api/forum/posts/${id}/comments`, { content: 'También se responde' });
      expect(commented.status).toBe(201);
      const { posts } = (await (await call('GET', '/api/forum/posts')).json()) as {
        posts: { id: string }[];
      };
      const reported = await Promise.all(
        posts.map((each) =>
          call('POST', `/api/forum/posts/${each.id}/reports`, { reason: 'other', details: REPORTED }),
        ),
      );
      expect(reported.some(({ status }) => status === 201)).toBe(true);
      const [decided] = await listReports(call);
      await call('PUT', `/api/admin/forum/reports/${decided?.id}`, { status: 'dismissed' });
      expect(former.output()).not.toMatch(/"level":[56]0/);
      const waiting = await listReports(call);
      await stop();

      const again = await start(next.entry);
      const callAgain = await signIn(again);
      expect(await listReports(callAgain)).toEqual(waiting);
      const read = await callAgain('GET', `/api/forum/posts/${id}`);
      expect(await read.json()).toMatchObject({ title: post.title, commentsCount: 1 });
    } finally {
      await stop();
      await next.remove();
    }
  }, 900_000);
});
