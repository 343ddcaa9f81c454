import type { Queryable } from '../../database/database.ts';
import { newsletterIssues } from '../../database/schema/newsletter.ts';
import { instantAt } from '../days.ts';
import { demoId } from '../demo-id.ts';
import type { History } from '../history.ts';
import { insertRows } from '../insert-rows.ts';
import { ADMIN } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';
import { newsTexts } from '../news/news-texts.ts';

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
