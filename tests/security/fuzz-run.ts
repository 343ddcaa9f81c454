import fc from 'fast-check';
import { type AnyEndpoint, isAreaGuard } from '../../contract/endpoint.ts';
import { loadDemo } from '../../server/demo/load-demo.ts';
import { hashPassword } from '../../server/features/account/password.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName, isStream } from '../support/contract-endpoints.ts';
import { type Known, requestValues } from './schema-values.ts';

const PASSWORD = 'clave-del-ensayo';
/** Not of the clock: a busy machine makes everything late. */
const HANGS_CPU_MS = 5_000;
/** Internals that no response may leak. */
const LEAKS = /\$argon2|postgres:\/\/|node_modules|\bat \S+\.ts:\d+|syntax error|relation "|token_hash/i;

export interface Finding {
  endpoint: string;
  role: Role;
  request: unknown;
  problem: string;
}

export interface FuzzReport {
  requests: number;
  endpoints: number;
  byStatus: Record<string, number>;
  findings: Finding[];
}

type Role = 'visitor' | 'member' | 'admin';
const ACCOUNTS = { member: 'miembro@demo.example', admin: 'admin@demo.example' };

/** Sends valid and nearly valid input, by the endpoint's own schemas, to every endpoint in every role. */
export async function fuzz(portal: TestApp, requests: number, seed: number): Promise<FuzzReport> {
  const { database } = portal;
  await loadDemo(database, { today: '2026-06-01', passwordHash: await hashPassword(PASSWORD) });
  const known = await findKnown(portal);
  // Read-only, the rest of the run would find nothing.
  const endpoints = (await contractEndpoints()).filter(
    (endpoint) => !isStream(endpoint) && endpoint.path !== '/api/admin/maintenance',
  );
  const people = new People(portal);
  const report: FuzzReport = { requests: 0, endpoints: endpoints.length, byStatus: {}, findings: [] };
  const each = Math.max(1, Math.ceil(requests / endpoints.length));
  const sent = endpoints.map((endpoint, index) => ({
    endpoint,
    samples: fc.sample(requestsTo(endpoint, known), { numRuns: each, seed: seed + index }),
  }));
  for (let round = 0; round < each; round += 1) {
    for (const { endpoint, samples } of sent) {
      const sample = samples[round];
      if (sample) await tryOne(people, endpoint, sample, report);
    }
  }
  return report;
}

function requestsTo(endpoint: AnyEndpoint, known: KnownByTable): fc.Arbitrary<Request> {
  const { params, query, body, guard, path } = endpoint;
  const roles: Role[] = isAreaGuard(guard)
    ? ['admin', 'admin', 'admin', 'member', 'visitor']
    : ['member', 'member', 'admin', 'visitor'];
  return fc.record({
    role: fc.constantFrom(...roles),
    params: requestValues(params, { ...known, ids: idsIn(path, known) }),
    query: requestValues(query, known),
    body: requestValues(body, known),
  });
}

interface Request {
  role: Role;
  params: unknown;
  query: unknown;
  body: unknown;
}

function urlOf(path: string, { params, query }: Request): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(
    /:(\w+)/g,
    (_match, name) => encodeURIComponent(wellFormed(textOf(given[name] ?? 'nada'))) || '-',
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((query ?? {}) as object)) {
    for (const each of [value].flat()) search.append(key, textOf(each));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A lone surrogate cannot be encoded in a URL. */
const wellFormed = (text: string) => text.toWellFormed();

async function tryOne(people: People, endpoint: AnyEndpoint, request: Request, report: FuzzReport): Promise<void> {
  const client = await people.client(request.role);
  const before = process.cpuUsage();
  const answer = await client.send(endpoint.method, urlOf(endpoint.path, request), request.body);
  const cpuMs = process.cpuUsage(before).user / 1000;
  report.requests += 1;
  report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1;
  const problem = problemOf(answer, cpuMs);
  if (problem) report.findings.push({ endpoint: endpointName(endpoint), role: request.role, request, problem });
  if (answer.status === 401 && request.role !== 'visitor') people.forget(request.role);
}

function problemOf(answer: { status: number; body: unknown }, cpuMs: number): string | undefined {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? '');
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 300)}`;
  if (cpuMs > HANGS_CPU_MS) return `took ${Math.round(cpuMs)} ms of CPU`;
  if (LEAKS.test(text)) return `shows ${LEAKS.exec(text)?.[0]}`;
  if (answer.status >= 400 && typeof (answer.body as { message?: unknown })?.message !== 'string')
    return 'says nothing';
  if (Object.keys(Object.prototype).length > 0) return 'changed Object.prototype';
  return undefined;
}

/** Clients by role; signs in again after a request ended the session. */
class People {
  private readonly clients = new Map<Role, ApiClient>();

  constructor(private readonly portal: TestApp) {}

  async client(role: Role): Promise<ApiClient> {
    const kept = this.clients.get(role);
    if (kept) return kept;
    const client = this.portal.visitor();
    if (role !== 'visitor') await this.signIn(client, role);
    this.clients.set(role, client);
    return client;
  }

  forget(role: Role): void {
    this.clients.delete(role);
  }

  /** Resets the account first: a request may have changed its role or password. */
  private async signIn(client: ApiClient, role: 'member' | 'admin'): Promise<void> {
    await this.portal.database.$client.query(
      `insert into users (email, first_name, last_name, password, role, is_email_verified)
       values ($1, 'Persona', 'De Ensayo', $2, $3, true)
       on conflict (email) do update set password = $2, role = $3, suspended_at = null, suspended_reason = null, auth_provider = 'local'`,
      [ACCOUNTS[role], await hashPassword(PASSWORD), role],
    );
    const answer = await client.post('/api/auth/login', { email: ACCOUNTS[role], password: PASSWORD });
    if (answer.status !== 200) throw new Error(`the ${role} could not sign in: ${answer.status}`);
  }
}

/** Table of the ids in a path, by a word of the path. */
const TABLES: Record<string, string> = {
  posts: 'forum_posts',
  comments: 'forum_comments',
  categories: 'forum_categories',
  events: 'events',
  projects: 'projects',
  news: 'news',
  members: 'users',
  messages: 'users',
  connections: 'connections',
  'contact-messages': 'contact_messages',
  subscribers: 'newsletter_subscribers',
  invitations: 'invitations',
};

interface KnownByTable extends Known {
  byTable: Map<string, string[]>;
}

async function findKnown({ database }: TestApp): Promise<KnownByTable> {
  const byTable = new Map<string, string[]>();
  for (const table of new Set(Object.values(TABLES))) {
    const { rows } = await database.$client.query<{ id: string }>(`select id from ${table} order by id limit 8`);
    byTable.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  return {
    byTable,
    ids: [...byTable.values()].flat(),
    emails: [...Object.values(ACCOUNTS), 'nadie@prueba.example'],
    texts: ['Crédito para la ferretería', 'factura', 'capacitación', 'Higüey', 'Contabilidad', 'ñame'],
  };
}

function idsIn(path: string, { byTable, ids }: KnownByTable): string[] {
  const word = path.split('/').findLast((part) => part in TABLES);
  const own = byTable.get(TABLES[word ?? ''] ?? '') ?? [];
  return own.length > 0 ? own : ids;
}
