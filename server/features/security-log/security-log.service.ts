import { sql } from 'drizzle-orm';
import type { SecurityKind } from '#contract/account/security-kinds.ts';
import { truncatedNetwork } from '../../core/client-network.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { securityEvents } from '../../database/schema/security-log.ts';

interface NewSecurityEvent {
  kind: SecurityKind;
  /** Whose account: by its id, or by the address that somebody tried. */
  account: { id: string } | { email: string };
  /** Where the request came from; absent for what no request asked for. */
  address?: string | undefined;
  detail?: string | undefined;
}

/** One statement, the same for an address that is known and for one that is not. */
export async function recordSecurityEvent(database: Queryable, event: NewSecurityEvent): Promise<void> {
  const { kind, account, address, detail } = event;
  const userId =
    'id' in account ? account.id : sql`(select ${users.id} from ${users} where ${users.email} = ${account.email})`;
  const network = address ? truncatedNetwork(address) : null;
  await database.insert(securityEvents).values({ kind, userId, network, detail: detail ?? null });
}

/** Turning pages is one look. */
const DEDUPLICATION_WINDOW = sql`interval '10 minutes'`;

/** An administrator looks at how to reach people: once for each sitting. */
export async function recordContactDataView(
  database: Queryable,
  viewer: { id: string },
  address: string,
  detail: 'members' | 'attendees' | 'participants' | 'contact-messages' | 'subscribers',
): Promise<void> {
  const kind = 'contact-data-viewed';
  const { rowCount } = await database.execute(sql`
    select 1 from ${securityEvents} where user_id = ${viewer.id} and kind = ${kind} and detail = ${detail}
      and at > now() - ${DEDUPLICATION_WINDOW} limit 1`);
  if (rowCount) return;
  await recordSecurityEvent(database, { kind, account: viewer, address, detail });
}
