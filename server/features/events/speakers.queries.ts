import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { EventSpeaker, SpeakerForm } from '#contract/events/event-speakers.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventSpeakers } from '../../database/schema/events.ts';
import { imageJsonOf, presentWithImages } from '../../services/media/media.queries.ts';

/** Suspended accounts are not linked. Raw names: the subquery has an alias of its own. */
export const speakersOfEvent = sql<EventSpeaker[]>`coalesce((
  select json_agg(json_build_object('name', speaker.name, 'charge', speaker.charge, 'text', speaker.text,
    'imageId', speaker.image_id, 'image', ${imageJsonOf(sql.raw('speaker.image_id'))},
    'memberId', (select id from users where users.id = speaker.user_id and suspended_at is null and deleted_at is null))
    order by speaker.position)
  from event_speakers as speaker where speaker.event_id = events.id), '[]')`.mapWith(presentWithImages) as SQL<
  EventSpeaker[]
>;

export async function setSpeakers(database: Queryable, eventId: string, speakers: SpeakerForm[]): Promise<void> {
  await database.delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId));
  if (speakers.length === 0) return;
  await database.insert(eventSpeakers).values(
    speakers.map(({ name, charge, text, imageId, memberId }, position) => ({
      ...{ eventId, position, name },
      charge: charge ?? '',
      text: text ?? '',
      imageId: imageId || null,
      userId: memberId ?? null,
    })),
  );
}

/** Frees the pictures of removed speakers. */
export async function pruneSpeakers(database: Queryable, eventId: string, names: string[]): Promise<void> {
  const line = sql`concat_ws(', ', ${eventSpeakers.name}, nullif(${eventSpeakers.charge}, ''))`;
  await database
    .delete(eventSpeakers)
    .where(and(eq(eventSpeakers.eventId, eventId), sql`${line} <> all(${sql.param(names)}::text[])`));
}

export async function copySpeakers(database: Queryable, fromId: string, toId: string): Promise<void> {
  await database.execute(sql`
    insert into event_speakers (event_id, position, name, charge, text, image_id, user_id)
    select ${toId}::uuid, position, name, charge, text, image_id, user_id from event_speakers where event_id = ${fromId}`);
}

export async function listAccountIds(database: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)));
  return new Set(rows.map(({ id }) => id));
}
