import type { Queryable } from '../../database/database.ts';
import { newsletterIssues, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { DAY_MS, earlier, instantAt, later } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import { type History, momentBetween } from '../history.ts';
import { ADMIN } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { newsTexts } from '../news/news-texts.ts';
import { createRandom } from '../random.ts';

/** Parts of the addresses of newsletter readers who are not members. */
const readerFirstNames = [
  'adalberto',
  'aida',
  'alexandra',
  'amparo',
  'basilio',
  'brigida',
  'casandra',
  'damaris',
  'eddy',
  'elpidio',
  'esther',
  'facundo',
  'gladys',
  'heriberto',
  'inmaculada',
  'jacinto',
  'kenia',
  'leocadia',
  'maribel',
  'nereida',
  'olga',
  'pura',
  'quisqueya',
  'rosalba',
  'silvestre',
  'tania',
  'ubaldo',
  'vinicio',
  'xiomara',
  'zunilda',
];

const readerLastNames = [
  'abreu',
  'bidó',
  'calcaño',
  'donastorg',
  'encarnación',
  'fermín',
  'gerónimo',
  'hilario',
  'jerez',
  'lora',
  'maleno',
  'nin',
  'ogando',
  'pión',
  'quezada',
  'rosa',
  'saldaña',
  'taveras',
  'urbáez',
  'villavicencio',
];

const readerDomains = ['correo.example', 'buzon.example', 'comercioeste.example', 'mipyme.example'];

const SUBJECT = 'Lo que viene en el Este: plazos, talleres y un café de bienvenida';
const NEWS = 3;
const EVENTS = ['pricing-breakfast', 'whatsapp-workshop', 'welcome-coffee'];

const intro = [
  'Hola:',
  'Va la agenda de las próximas semanas. El desayuno de precios ya casi está lleno y el taller de WhatsApp tiene lista de espera, así que no lo dejes para el último día.',
  'Si sabes de alguien que deba recibir este boletín, reenvíaselo.',
].join('\n\n');

/** A draft; earlier issues were sent by other means. */
export async function insertIssues(database: Queryable, community: Community, history: History): Promise<void> {
  const createdAt = instantAt(history.dayAgo(2), '10:20');
  await insertRows(database, newsletterIssues, [
    {
      id: demoId('issue', SUBJECT),
      subject: SUBJECT,
      intro,
      newsIds: newsTexts.slice(0, NEWS).map(({ title }) => demoId('news', title)),
      eventIds: EVENTS.map((key) => demoId('event', key)),
      createdBy: findMember(community, ADMIN).id,
      createdAt,
      updatedAt: createdAt,
    },
  ]);
}

const ACTIVE = 234;
const MEMBERS_AMONG_THEM = 97;
const UNSUBSCRIBED = 7;
const FIRST_ISSUE = '2025-01-20';

export async function insertSubscribers(database: Queryable, community: Community, history: History): Promise<void> {
  const random = createRandom('newsletter');
  const members = random.sample([...community.values()], MEMBERS_AMONG_THEM).map(({ email, joinedAt }) => {
    const soon = earlier(history.end, new Date(joinedAt.getTime() + 30 * DAY_MS));
    return { email, isActive: true, ...subscribedAt(momentBetween(joinedAt, soon, random)) };
  });
  // The later of two: more have subscribed lately.
  const sinceFirstIssue = () => momentBetween(instantAt(FIRST_ISSUE, '00:00'), history.end, random);
  const readers = readerAddresses(ACTIVE - MEMBERS_AMONG_THEM + UNSUBSCRIBED).map((email, index) => ({
    email,
    isActive: index >= UNSUBSCRIBED,
    ...subscribedAt(later(sinceFirstIssue(), sinceFirstIssue())),
  }));
  await insertRows(
    database,
    newsletterSubscribers,
    [...members, ...readers].map((row) => ({ ...row, id: demoId('subscriber', row.email) })),
  );
}

/** Confirmed at once. */
const subscribedAt = (instant: Date) => ({ createdAt: instant, confirmedAt: instant });

function readerAddresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const first = readerFirstNames[index % readerFirstNames.length];
    // The list lengths share a factor: an extra step each round keeps pairs from repeating.
    const round = Math.floor(index / readerFirstNames.length);
    const last = readerLastNames[(index * 7 + round) % readerLastNames.length];
    const domain = readerDomains[(index + round) % readerDomains.length];
    return `${first}.${withoutAccents(last ?? '')}@${domain}`;
  });
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
