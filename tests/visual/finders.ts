import type { APIRequestContext } from '@playwright/test';

export const firstOf =
  (path: string, list: string, place = 'id') =>
  async (api: APIRequestContext): Promise<Record<string, string>> => {
    const answer: Record<string, { id: string }[]> = await (await api.get(path)).json();
    return { [place]: answer[list]?.[0]?.id ?? '' };
  };

export async function lastConversation(api: APIRequestContext): Promise<Record<string, string>> {
  const { conversations } = await (await api.get('/api/messages')).json();
  return { memberId: conversations.at(-1).member.id };
}

export const upcomingAdminEvent = firstOf('/api/admin/events?state=upcoming', 'events');
export const somePost = firstOf('/api/forum/posts?sortBy=popular', 'posts');
export const someProject = firstOf('/api/projects', 'projects');

export const pathOf = (prefix: string, find: ReturnType<typeof firstOf>) => async (api: APIRequestContext) =>
  `${prefix}/${(await find(api)).id}`;

export const ownPost = pathOf('/forum/post', async (api) => {
  const { posts } = await (await api.get('/api/forum/posts?limit=50')).json();
  const { id } = await (await api.get('/api/auth/user')).json();
  return posts.find(({ author }: { author: { id: string } }) => author.id === id);
});
export const ownEvent = pathOf('/events', async (api) => {
  const { registrations } = await (await api.get('/api/users/registrations')).json();
  return registrations[0].event;
});
export const fullEvent = pathOf('/events', async (api) => {
  const { events } = await (await api.get('/api/events?scope=upcoming')).json();
  return events.find(({ registered, capacity }: { registered: number; capacity: number }) => registered === capacity);
});
export const pastEvent = pathOf('/events', firstOf('/api/events?scope=past', 'events'));
export const stranger = pathOf('/members', firstOf('/api/members?search=abel', 'members'));
export const sentIssue = pathOf('/admin/boletin', async (api) => {
  const { issues } = await (await api.get('/api/admin/newsletter/issues')).json();
  return issues.find(({ state }: { state: string }) => state !== 'draft');
});

const failedJob = {
  id: 'a',
  queue: 'mail',
  state: 'failed',
  mail: { to: 'clara.ines.montilla@buzon.example', subject: 'Te damos la bienvenida' },
  error: 'connect ECONNREFUSED 127.0.0.1:25',
  attempts: 6,
  createdAt: '2026-08-12T14:00:00.000Z',
  failedAt: '2026-08-12T20:20:00.000Z',
  nextAt: null,
};
export const failedJobs = {
  jobs: [failedJob, { ...failedJob, id: 'b', queue: 'event-maintenance', mail: null, attempts: 1 }],
  total: 2,
  page: 1,
  totalPages: 1,
  counts: { failed: 2, retry: 0 },
};

/** A portal after a restore, on a full disk. */
export const troubledStatus = {
  mail: {
    state: 'bad',
    isConfigured: true,
    heldSince: '2027-03-01T12:00:00.000Z',
    waiting: 14,
    oldestAt: '2027-03-01T11:40:00.000Z',
    failed: 3,
    lastSentAt: null,
  },
  backup: {
    state: 'bad',
    last: { at: '2027-02-26T07:00:00.000Z', bytes: 48_300_000, machine: 'portal-1' },
    failure: { at: '2027-03-01T07:00:00.000Z', message: 'No queda espacio en el disco de las copias.' },
    nextAt: '2027-03-02T07:00:00.000Z',
    unlistedDeletions: 1,
  },
  space: {
    state: 'bad',
    machine: 'portal-1',
    disks: [
      { use: 'data', freeBytes: 18_400_000_000, totalBytes: 40_000_000_000 },
      { use: 'backups', freeBytes: 120_000_000, totalBytes: 20_000_000_000 },
    ],
    databaseBytes: 612_000_000,
  },
  maintenance: {
    state: 'warning',
    since: '2027-03-01T12:00:00.000Z',
    reason: 'Estamos revisando el portal después de restaurar una copia.',
    version: '0.2.0+1a2b3c4d',
  },
  failures: { state: 'warning', jobs: [{ queue: 'mail', count: 3, lastAt: '2027-03-01T10:00:00.000Z' }] },
};
