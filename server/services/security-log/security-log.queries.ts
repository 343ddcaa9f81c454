import { and, eq, isNull } from 'drizzle-orm';
import type { SecurityKind } from '#contract/security-log/security-kinds.ts';
import type { Paging } from '../../core/paging.ts';
import type { Queryable } from '../../database/database.ts';
import { readLogPage } from '../../database/log-page.ts';
import { users } from '../../database/schema/account.ts';
import { securityEvents } from '../../database/schema/security-log.ts';

interface Filter {
  kind?: SecurityKind | undefined;
  userId?: string | undefined;
}

const matching = ({ kind, userId }: Filter) =>
  and(kind && eq(securityEvents.kind, kind), userId ? eq(securityEvents.userId, userId) : undefined);

export function listSecurityEvents(database: Queryable, filter: Filter, paging: Paging) {
  const lines = database
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
    .$dynamic();
  return readLogPage(database, securityEvents, lines, { where: matching(filter), ...paging });
}

export async function findAccountId(database: Queryable, email: string): Promise<string | undefined> {
  const [row] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row?.id;
}
