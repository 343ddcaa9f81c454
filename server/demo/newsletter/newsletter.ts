import { and, desc, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { news } from '../../database/schema/news.ts';
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { renderIssue } from '../../features/newsletter/newsletter-mails.tsx';
import { DAY_MS, earlier, instantAt, later } from '../days.ts';
import { demoId, insertRows } from '../demo-rows.ts';
import type { PlannedEvent } from '../events/events.ts';
import { type History, momentBetween } from '../history.ts';
import { ADMIN } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { newsTexts } from '../news/news-texts.ts';
import { createRandom } from '../random.ts';
import { seasonOf } from '../seasons/season.ts';
import { seasonalIssues } from '../seasons/seasonal-texts.ts';

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

const SUBJECT = 'Lo que viene en el Este: talleres, un fondo para equipos y un café de bienvenida';
const NEWS = 3;
const EVENTS = ['pricing-breakfast', 'whatsapp-workshop', 'welcome-coffee'];

const intro = [
  'Hola:',
  'Va lo de las próximas semanas. El desayuno de precios ya casi está lleno y el taller de WhatsApp tiene lista de espera, así que no lo dejes para el último día.',
  'Si sabes de alguien que deba recibir este boletín, reenvíaselo.',
].join('\n\n');

interface SentIssue {
  subject: string;
  intro: string;
  daysAgo: number;
}

const sentIssues: SentIssue[] = [
  {
    subject: 'Los colmados compraron juntos y ya hay pasantes en los talleres',
    intro:
      'Hola:\n\nEsta edición es corta, y casi toda son cosas que empezaron en el foro o en una mesa redonda. Si en tu pueblo quieren juntarse para comprar, contesta este correo y te ponemos con los demás.',
    daysAgo: 28,
  },
  {
    subject: 'La guía de permisos y el balance de la rueda de negocios',
    intro:
      'Hola:\n\nLa guía de permisos ya se puede buscar en la oficina. Más abajo va también el balance de la rueda de Hato Mayor, para los que no pudieron ir.',
    daysAgo: 63,
  },
];

/** Of the season in which it was sent. */
const SEASONAL_ISSUE_DAYS_AGO = 97;

/** A draft of the next one, and three that were sent. */
export async function insertIssues(
  database: Queryable,
  events: PlannedEvent[],
  community: Community,
  history: History,
): Promise<void> {
  const createdAt = instantAt(history.dayAgo(2), '10:20');
  const createdBy = findMember(community, ADMIN).id;
  await insertRows(database, newsletterIssues, [
    {
      id: demoId('issue', SUBJECT),
      subject: SUBJECT,
      intro,
      newsIds: newsTexts.slice(0, NEWS).map(({ title }) => demoId('news', title)),
      eventIds: events
        .filter(({ text }) => EVENTS.includes(text.key))
        .sort((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ id }) => id),
      createdBy,
      createdAt,
      updatedAt: createdAt,
    },
  ]);
  const seasonal = {
    ...seasonalIssues[seasonOf(history.dayAgo(SEASONAL_ISSUE_DAYS_AGO))],
    daysAgo: SEASONAL_ISSUE_DAYS_AGO,
  };
  for (const issue of [...sentIssues, seasonal]) await insertSentIssue(database, issue, createdBy, history);
}

/** Bounces of the mail server, one an issue. */
const BOUNCE = '550 5.1.1 El buzón no existe';

/** With what its readers got, and the delivery to each who had subscribed by then. */
async function insertSentIssue(
  database: Queryable,
  { subject, intro, daysAgo }: SentIssue,
  createdBy: string,
  history: History,
): Promise<void> {
  const id = demoId('issue', subject);
  const sentAt = instantAt(history.dayAgo(daysAgo), '10:00');
  const recent = await database
    .select()
    .from(news)
    .where(lt(news.createdAt, sentAt))
    .orderBy(desc(news.createdAt), news.id)
    .limit(NEWS);
  const [settings] = await database.select().from(siteSettings);
  if (!settings) throw new Error('There are no settings');
  const parts = { subject, intro, news: recent, events: [] };
  const content = await renderIssue(parts, { ...settings, publicUrl: 'https://portal.example' });
  await insertRows(database, newsletterIssues, [
    {
      id,
      subject,
      intro,
      newsIds: recent.map((item) => item.id),
      eventIds: [],
      state: 'sent',
      content,
      createdBy,
      createdAt: new Date(sentAt.getTime() - DAY_MS),
      updatedAt: sentAt,
      sendingSince: sentAt,
      sentAt,
    },
  ]);
  const readers = await database
    .select({ subscriberId: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(newsletterSubscribers.isActive, lt(newsletterSubscribers.createdAt, sentAt)))
    .orderBy(newsletterSubscribers.id);
  await insertRows(
    database,
    newsletterDeliveries,
    readers.map(({ subscriberId }, index) => ({
      issueId: id,
      subscriberId,
      attempts: 1,
      updatedAt: sentAt,
      ...(index === 0 ? { state: 'failed' as const, problem: BOUNCE } : { state: 'sent' as const }),
    })),
  );
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
