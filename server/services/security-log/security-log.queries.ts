import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { SecurityKind } from '#contract/security-log/security-kinds.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { securityEvents } from '../../database/schema/security-log.ts';

interface Filter {
  kind?: SecurityKind | undefined;
  userId?: string | undefined;
}

const matching = ({ kind, userId }: Filter) =>
  and(kind && eq(securityEvents.kind, kind), userId ? eq(securityEvents.userId, userId) : undefined);

export async function listSecurityEvents(
  database: Queryable,
  filter: Filter,
  { page, limit }: { page: number; limit: number },
) {
  const [rows, [counted]] = await Promise.all([
    database
      .select({
        id: securityEvents.id,
        at: securityEvents.at,
        kind: securityEvents.kind,
        network: securityEvents.network,
        detail: securityEvents.detail,
        person: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
      })
      .from(securityEvents)
      .leftJoin(users, eq(users.id, securityEvents.userId))
      .where(matching(filter))
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(securityEvents).where(matching(filter)),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function findAccountId(database: Queryable, email: string): Promise<string | undefined> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row?.id;
}
