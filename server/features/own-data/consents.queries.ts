import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact.ts';
import { consents } from '../../database/schema/legal.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';

interface Person {
  id: string;
  email: string;
  isEmailVerified: boolean;
}

/** Consents of a newsletter subscription count only with a verified address. */
const isOwn = (database: Queryable, { id, email, isEmailVerified }: Person) =>
  or(
    eq(consents.userId, id),
    isEmailVerified
      ? inArray(
          consents.subscriberId,
          database
            .select({ id: newsletterSubscribers.id })
            .from(newsletterSubscribers)
            .where(eq(newsletterSubscribers.email, email)),
        )
      : undefined,
  );

const columns = {
  id: consents.id,
  purpose: consents.purpose,
  given: consents.given,
  version: consents.version,
  createdAt: consents.createdAt,
  withdrawnAt: consents.withdrawnAt,
};

export async function listConsents(database: Queryable, person: Person, limit: number, offset: number) {
  const [rows, [counted]] = await Promise.all([
    database
      .select(columns)
      .from(consents)
      .where(isOwn(database, person))
      .orderBy(desc(consents.createdAt), desc(consents.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(consents).where(isOwn(database, person)),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export type ConsentRow = Awaited<ReturnType<typeof listConsents>>['rows'][number];

export async function findConsent(database: Queryable, person: Person, id: string): Promise<ConsentRow | undefined> {
  const [row] = await database
    .select(columns)
    .from(consents)
    .where(and(eq(consents.id, id), isOwn(database, person)));
  return row;
}

/** Returns the dependent data; undefined unless it was given and not withdrawn before. */
export async function withdrawConsent(database: Queryable, id: string, withdrawnAt: Date) {
  const [row] = await database
    .update(consents)
    .set({ withdrawnAt })
    .where(and(eq(consents.id, id), eq(consents.given, true), isNull(consents.withdrawnAt)))
    .returning({ subscriberId: consents.subscriberId, contactMessageId: consents.contactMessageId });
  return row;
}

export async function deleteContactMessage(database: Queryable, id: string): Promise<void> {
  await database.delete(contactMessages).where(eq(contactMessages.id, id));
}
