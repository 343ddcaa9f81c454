import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../contract/account/roles.ts';
import { type AnyEndpoint, isAreaGuard } from '../../contract/endpoint.ts';
import type {} from '../../server/core/route.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName as name } from '../support/contract-endpoints.ts';

const GUARDS = ['public', 'member', 'confirmed', ...AREAS];

interface Registered {
  method: string;
  path: string;
  guard: unknown;
}

let portal: TestApp;
let endpoints: AnyEndpoint[];
const registered: Registered[] = [];

beforeAll(async () => {
  endpoints = await contractEndpoints();
  portal = await createTestApp({
    onRoute: ({ method, url, config }) => {
      const methods = [method].flat().filter((each) => each !== 'HEAD' && each !== 'OPTIONS');
      registered.push(...methods.map((each) => ({ method: each, path: url, guard: config?.guard })));
    },
  });
});
afterAll(() => portal.close());

describe('endpoints', () => {
  it('of every contract are registered', () => {
    const served = registered.map(name);
    expect(endpoints.length).toBeGreaterThan(5);
    expect(endpoints.map(name).filter((each) => !served.includes(each))).toEqual([]);
  });

  it('under /api all come from a contract', () => {
    const agreed = endpoints.map(name);
    const served = registered.filter(({ path }) => path.startsWith('/api')).map(name);
    expect(served.filter((each) => !agreed.includes(each))).toEqual([]);
  });

  it('each state who may call them, and the server registers that very guard', () => {
    for (const endpoint of endpoints) {
      expect(GUARDS, name(endpoint)).toContain(endpoint.guard);
      const route = registered.find((each) => name(each) === name(endpoint));
      expect(route?.guard, name(endpoint)).toBe(endpoint.guard);
    }
  });

  it('of the office, and no others, state an area', () => {
    for (const endpoint of endpoints) {
      expect(isAreaGuard(endpoint.guard), name(endpoint)).toBe(endpoint.path.startsWith('/api/admin/'));
    }
  });

  it('are each declared once', () => {
    const names = endpoints.map(name);
    expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
  });

  it('answer JSON by a schema, unless they are a navigation, a page, a file or a stream', () => {
    const without = endpoints.filter((endpoint) => !endpoint.response).map(name);
    expect(without.sort()).toEqual([
      'GET /api/admin/audit.csv',
      'GET /api/admin/contact-messages.csv',
      'GET /api/admin/contact-messages.xlsx',
      'GET /api/admin/events/:id/attendees.csv',
      'GET /api/admin/events/:id/attendees.xlsx',
      'GET /api/admin/forum/posts.csv',
      'GET /api/admin/forum/posts.xlsx',
      'GET /api/admin/members.csv',
      'GET /api/admin/members.xlsx',
      'GET /api/admin/newsletter/issues/:id/preview',
      'GET /api/admin/newsletter/subscribers.csv',
      'GET /api/admin/newsletter/subscribers.xlsx',
      'GET /api/admin/profile-reports/:id/photo',
      'GET /api/admin/stats/periods.csv',
      'GET /api/demo/mails/:id/html',
      'GET /api/docs',
      'GET /api/events/:id/calendar.ics',
      'GET /api/events/calendar.ics',
      'GET /api/forum/posts/:id/stream',
      'GET /api/live',
      'GET /api/login',
      'GET /api/login/callback',
      'GET /api/logout',
      'GET /api/media/:id/:file',
      'GET /api/members/:id/contact.vcf',
      'GET /api/news/rss.xml',
      'GET /api/newsletter/unsubscribe',
      'GET /api/notifications/unsubscribe/:group',
      'GET /api/openapi.json',
      'GET /api/photos/:name',
      'GET /api/users/data',
    ]);
  });

  it('that need a session refuse a visitor before they look at anything else', async () => {
    for (const endpoint of endpoints.filter(({ guard }) => guard !== 'public')) {
      const path = endpoint.path.replace(/:\w+/g, 'no-es-un-id');
      const answer = await portal.visitor().send(endpoint.method, path, endpoint.body ? {} : undefined);
      expect([answer.status, answer.body.message], name(endpoint)).toEqual([401, 'Unauthorized']);
    }
  });
});
