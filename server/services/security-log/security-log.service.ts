import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SecurityKind } from '#contract/security-log/security-kinds.ts';
import { truncatedNetwork } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { securityEvents } from '../../database/schema/security-log.ts';

interface NewSecurityEvent {
  kind: SecurityKind;
  /** By id, or by the address that was typed. */
  account: { id: string } | { email: string };
  address?: string | undefined;
  detail?: string | undefined;
}

/** One statement for known and unknown addresses alike: no enumeration by timing. */
export async function recordSecurityEvent(database: Queryable, event: NewSecurityEvent): Promise<void> {
  const { kind, account, address, detail } = event;
  const userId =
    'id' in account ? account.id : sql`(select ${users.id} from ${users} where ${users.email} = ${account.email})`;
  const network = address ? truncatedNetwork(address) : null;
  await database.insert(securityEvents).values({ kind, userId, network, detail: detail ?? null });
}

/** Turning pages counts as one view. */
const DEDUPLICATION_WINDOW = sql`interval '10 minutes'`;

/** Once within the window. Reading page after page amounts to an export, and takes a proof of identity. */
export async function recordContactDataView(
  { database, limiter, assurance }: Pick<Context, 'database' | 'limiter' | 'assurance'>,
  viewer: { id: string },
  request: FastifyRequest,
  detail: 'members' | 'attendees' | 'participants' | 'contact-messages' | 'subscribers' | 'invitations',
): Promise<void> {
  if (!(await limiter.tryHit('contactPages', `member:${viewer.id}`))) await assurance.requireProof(request);
  const kind = 'contact-data-viewed';
  const { rowCount } = await database.execute(sql`
    select 1 from ${securityEvents} where user_id = ${viewer.id} and kind = ${kind} and detail = ${detail}
      and at > now() - ${DEDUPLICATION_WINDOW} limit 1`);
  if (rowCount) return;
  await recordSecurityEvent(database, { kind, account: viewer, address: request.ip, detail });
}
