import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InboxState } from '#contract/contact/admin/admin-contact.contract.ts';
import type { ContactSubject } from '#contract/contact/contact-subjects.ts';
import type { SortOrder } from '#contract/table.ts';
import { matchesText } from '../../core/text-search/word-match.ts';
import type { Queryable } from '../../database/database.ts';
import { countEach, single } from '../../database/records.ts';
import { users } from '../../database/schema/account.ts';
import { contactDepartments, contactMessages } from '../../database/schema/contact.ts';
import { projects } from '../../database/schema/projects.ts';
import { readInBatches, type SortKey, sortedBy } from '../../database/sorted-list.ts';

const answerers = alias(users, 'answerers');

interface InboxFilter {
  state: InboxState;
  subject?: ContactSubject | undefined;
  search?: string | undefined;
}

const STATES: Record<InboxState, SQL | undefined> = {
  all: undefined,
  unread: eq(contactMessages.isRead, false),
  unanswered: isNull(contactMessages.answeredAt),
  answered: isNotNull(contactMessages.answeredAt),
};

function matching({ state, subject, search }: InboxFilter): SQL | undefined {
  return and(
    STATES[state],
    subject && eq(contactMessages.subject, subject),
    matchesText(search, [
      contactMessages.name,
      contactMessages.email,
      contactMessages.company,
      contactMessages.message,
    ]),
  );
}

function selectMessages<Extra extends Record<string, SQL>>(database: Queryable, extra: Extra = {} as Extra) {
  return database
    .select({
      ...extra,
      id: contactMessages.id,
      number: contactMessages.number,
      userId: contactMessages.userId,
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      company: contactMessages.company,
      subject: contactMessages.subject,
      message: contactMessages.message,
      projectId: contactMessages.projectId,
      projectTitle: projects.title,
      isRead: contactMessages.isRead,
      answer: contactMessages.answer,
      answeredAt: contactMessages.answeredAt,
      answeredBy: contactMessages.answeredBy,
      answererFirstName: answerers.firstName,
      answererLastName: answerers.lastName,
      note: contactMessages.note,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .leftJoin(projects, eq(projects.id, contactMessages.projectId))
    .leftJoin(answerers, eq(answerers.id, contactMessages.answeredBy));
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

const sortKeys: Record<'name' | 'createdAt', SortKey> = {
  name: { by: sql`es_fold(${contactMessages.name})`, type: 'text' },
  createdAt: { by: contactMessages.createdAt, type: 'timestamptz' },
};

type MessageSort = SortOrder<keyof typeof sortKeys>;

const unreadFirst = [asc(contactMessages.isRead), desc(contactMessages.createdAt), asc(contactMessages.id)];

export function listMessages(
  database: Queryable,
  filter: InboxFilter & { sort?: MessageSort | undefined; page: number; limit: number },
) {
  const orderBy = filter.sort ? sortedBy(sortKeys, contactMessages.id, filter.sort).orderBy : unreadFirst;
  return selectMessages(database)
    .where(matching(filter))
    .orderBy(...orderBy)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export function readMessages(database: Queryable, filter: InboxFilter & { sort: MessageSort }) {
  const { orderBy, sortValue, after } = sortedBy(sortKeys, contactMessages.id, filter.sort);
  return readInBatches((end, limit) =>
    selectMessages(database, { sortValue })
      .where(and(matching(filter), after(end)))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export function countMessages(database: Queryable, filter: InboxFilter): Promise<number> {
  return database.$count(contactMessages, matching(filter));
}

export const countByState = (database: Queryable): Promise<Record<InboxState, number>> =>
  countEach(database, contactMessages, STATES);

export async function findMessage(database: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(database).where(eq(contactMessages.id, id));
  return row;
}

/** Row lock: of concurrent answers, one is sent. */
export async function lockMessage(database: Queryable, id: string): Promise<MessageRow | undefined> {
  await database
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return findMessage(database, id);
}

export async function updateMessage(
  database: Queryable,
  id: string,
  values: Partial<typeof contactMessages.$inferInsert>,
): Promise<void> {
  await database.update(contactMessages).set(values).where(eq(contactMessages.id, id));
}

export async function deleteMessage(database: Queryable, id: string): Promise<void> {
  await database.delete(contactMessages).where(eq(contactMessages.id, id));
}

type Department = typeof contactDepartments.$inferSelect;

export function listDepartments(database: Queryable): Promise<Department[]> {
  return database.select().from(contactDepartments);
}

export async function saveDepartment(database: Queryable, { key, ...values }: Department): Promise<void> {
  if (values.email === null && values.phone === null) {
    await database.delete(contactDepartments).where(eq(contactDepartments.key, key));
    return;
  }
  await database
    .insert(contactDepartments)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: contactDepartments.key, set: values });
}

export async function insertContactMessage(database: Queryable, values: typeof contactMessages.$inferInsert) {
  return single(
    await database
      .insert(contactMessages)
      .values(values)
      .returning({ id: contactMessages.id, number: contactMessages.number, createdAt: contactMessages.createdAt }),
  );
}
