import type { Api } from './api.ts';

interface Listed {
  id: string;
  title: string;
}

export interface ListedProject extends Listed {
  category: string;
  status: string;
  timeline: string | null;
  description: string;
}

export interface ListedEvent extends Listed {
  date: string;
  time: string;
  registered: number;
  capacity: number | null;
  price: string;
  status: string;
  category: string | null;
  registrationRequired: boolean;
  registrationState: string;
  speakers: string[];
  topics: string[];
  location: string;
  duration: string;
}

function first<Item>(items: Item[], what: string): Item {
  const [item] = items;
  if (!item) throw new Error(`there is no ${what}`);
  return item;
}

export async function aPost({ member }: { member: Api }): Promise<Listed> {
  return first((await member.get('/api/forum/posts?limit=1')).body.posts as Listed[], 'post');
}

export async function projectsOf({ member }: { member: Api }): Promise<ListedProject[]> {
  return (await member.get('/api/projects?limit=100')).body.projects;
}

export async function aProject(api: { member: Api }, wanted: Partial<ListedProject> = {}): Promise<ListedProject> {
  const fits = (project: ListedProject) =>
    Object.entries(wanted).every(([key, value]) => project[key as keyof ListedProject] === value);
  return first((await projectsOf(api)).filter(fits), `project like ${JSON.stringify(wanted)}`);
}

export async function eventsOf({ visitor }: { visitor: Api }, scope = 'upcoming'): Promise<ListedEvent[]> {
  return (await visitor.get(`/api/events?scope=${scope}`)).body.events;
}

export async function anEvent(api: { visitor: Api }, fits: (event: ListedEvent) => boolean): Promise<ListedEvent> {
  return first((await eventsOf(api)).filter(fits), 'event like that');
}

/** The first on the landing that one registers for. */
export const nextEventOf = (api: { visitor: Api }) => anEvent(api, ({ registrationRequired }) => registrationRequired);

/** The tax and e-invoicing conference. */
export const conferenceOf = (api: { visitor: Api }) =>
  anEvent(api, ({ title }) => /facturación electrónica/i.test(title));

export async function someNews({ visitor }: { visitor: Api }): Promise<Listed> {
  return first((await visitor.get('/api/news')).body.news as Listed[], 'news item');
}

/** Another member with this connection status to the demo member. */
export async function aMember({ member }: { member: Api }, status = 'none') {
  for (let page = 1; page < 14; page += 1) {
    const { members } = (await member.get(`/api/members?page=${page}`)).body;
    const found = members.find(
      (each: { isSelf: boolean; connectionStatus: string }) => !each.isSelf && each.connectionStatus === status,
    );
    if (found) return found as { id: string; firstName: string; lastName: string };
  }
  throw new Error(`nobody is ${status}`);
}
