import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { EventAnswer, EventQuestion } from '#contract/events/event-questions.ts';
import { users } from './account.ts';
import { belongsTo, createdAt, id, instant, updatedAt, version } from './columns.ts';
import { mediaItems } from './media.ts';

export const events = pgTable(
  'events',
  {
    id: id(),
    title: varchar({ length: 255 }).notNull(),
    description: varchar({ length: 1000 }).notNull().default(''),
    /** A calendar day in Santo Domingo, not an instant: it cannot shift. */
    date: date({ mode: 'string' }).notNull(),
    /** `HH:MM` in Santo Domingo. */
    time: varchar({ length: 8 }).notNull(),
    duration: varchar({ length: 50 }),
    location: varchar({ length: 255 }),
    speakers: text().array().notNull().default(sql`'{}'`),
    topics: text().array().notNull().default(sql`'{}'`),
    category: varchar({ length: 100 }),
    type: text({ enum: ['conference', 'workshop', 'roundtable', 'networking', 'seminar'] }).notNull(),
    status: text({ enum: ['upcoming', 'registration-open', 'completed', 'cancelled'] })
      .notNull()
      .default('upcoming'),
    imageId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    price: varchar({ length: 100 }).notNull().default('Gratis'),
    /** Whole pesos; null: members pay the price. */
    memberPrice: integer(),
    registrationRequired: boolean().notNull().default(false),
    /** Null: when the event begins. */
    registrationClosesAt: instant(),
    /** Shown to confirmed attendees only. */
    onlineUrl: varchar({ length: 500 }),
    /** In order. A question with answers is archived when it is removed. */
    questions: jsonb().$type<EventQuestion[]>().notNull().default([]),
    /** Null: unlimited. */
    capacity: integer(),
    /** Confirmed registrations. A trigger keeps it, in the transaction that adds or removes one. */
    registeredCount: integer().notNull().default(0),
    /** Only published events are public; a proposal awaits an administrator. */
    publication: text({ enum: ['draft', 'proposed', 'published', 'returned'] })
      .notNull()
      .default('published'),
    /** Last proposal by a member; null for events of the office. */
    proposedAt: instant(),
    returnReason: varchar({ length: 500 }),
    cancellationReason: varchar({ length: 500 }),
    /** SEQUENCE of RFC 5545: changes that calendars have to take over. */
    sequence: integer().notNull().default(0),
    version: version(),
    /** Subscribers are notified once, whatever happens to the event later. */
    announcedAt: instant(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('events_time', sql`${table.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('events_type', sql`${table.type} in ('conference', 'workshop', 'roundtable', 'networking', 'seminar')`),
    check('events_status', sql`${table.status} in ('upcoming', 'registration-open', 'completed', 'cancelled')`),
    check(
      'events_member_price',
      sql`${table.memberPrice} is null or (${table.memberPrice} >= 0 and ${table.price} like 'RD$ %')`,
    ),
    check('events_online_url', sql`${table.onlineUrl} ~ '^https://'`),
    check('events_questions', sql`jsonb_typeof(${table.questions}) = 'array'`),
    check('events_capacity', sql`${table.capacity} > 0`),
    check('events_seats', sql`${table.registeredCount} between 0 and coalesce(${table.capacity}, 2147483647)`),
    check('events_publication', sql`${table.publication} in ('draft', 'proposed', 'published', 'returned')`),
    check('events_returned_with_reason', sql`${table.publication} <> 'returned' or ${table.returnReason} is not null`),
    index('events_image').on(table.imageId).where(sql`${table.imageId} is not null`),
    index('events_by_date').on(table.date, table.time, table.id),
    // Index-only scan for the total of a scope.
    index('events_published_by_date')
      .on(table.date, table.time, table.id, table.status)
      .where(sql`${table.publication} = 'published'`),
    index('events_by_type').on(table.type, table.date),
    index('events_by_category').on(table.category, table.date),
    index('events_unpublished').on(table.publication, table.createdAt).where(sql`${table.publication} <> 'published'`),
    index('events_creator').on(table.createdBy),
  ],
);

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: id(),
    eventId: belongsTo(() => events.id),
    /** Null for a guest without an account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    guestFirstName: varchar({ length: 100 }),
    guestLastName: varchar({ length: 100 }),
    guestPhone: varchar({ length: 30 }),
    guestEmail: varchar({ length: 254 }),
    /** Snapshot of each question, which may change later. */
    answers: jsonb().$type<EventAnswer[]>().notNull().default([]),
    registeredAt: instant().notNull().defaultNow(),
    /** Opt-in, and never for a guest. */
    isListed: boolean().notNull().default(false),
    status: text({ enum: ['confirmed', 'waitlisted'] })
      .notNull()
      .default('confirmed'),
    attendedAt: instant(),
    /** Idempotency: set in the transaction that sends the reminder. */
    remindedAt: instant(),
  },
  (table) => [
    unique('event_registrations_once').on(table.eventId, table.userId),
    uniqueIndex('event_registrations_guest_once').on(table.eventId, table.guestEmail),
    check(
      'event_registrations_person',
      sql`num_nonnulls(${table.userId}, ${table.guestFirstName}) = 1
        and num_nonnulls(${table.guestFirstName}, ${table.guestLastName}) <> 1
        and (${table.userId} is null or num_nonnulls(${table.guestPhone}, ${table.guestEmail}) = 0)`,
    ),
    check('event_registrations_listed', sql`not ${table.isListed} or ${table.userId} is not null`),
    check('event_registrations_answers', sql`jsonb_typeof(${table.answers}) = 'array'`),
    check('event_registrations_status', sql`${table.status} in ('confirmed', 'waitlisted')`),
    index('event_registrations_queue').on(table.eventId, table.status, table.registeredAt, table.id),
    index('event_registrations_listed')
      .on(table.eventId, table.registeredAt, table.id)
      .where(sql`${table.isListed} and ${table.status} = 'confirmed'`),
    index('event_registrations_attended').on(table.userId, table.eventId).where(sql`${table.attendedAt} is not null`),
    index('event_registrations_user').on(table.userId),
    index('event_registrations_recent').on(table.registeredAt),
  ],
);

/** Details of speakers. `events.speakers` holds the names in order; a row is for the one with its line. */
export const eventSpeakers = pgTable(
  'event_speakers',
  {
    eventId: belongsTo(() => events.id),
    position: integer().notNull(),
    name: varchar({ length: 150 }).notNull(),
    charge: varchar({ length: 150 }).notNull().default(''),
    text: varchar({ length: 400 }).notNull().default(''),
    imageId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.position] }),
    check('event_speakers_position', sql`${table.position} between 0 and 11`),
    index('event_speakers_image').on(table.imageId).where(sql`${table.imageId} is not null`),
    index('event_speakers_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
);

export const eventSubscribers = pgTable('event_subscribers', {
  userId: belongsTo(() => users.id).primaryKey(),
  createdAt: createdAt(),
});
