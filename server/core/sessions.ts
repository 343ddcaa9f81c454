import { randomBytes } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOfficeRole, type Role } from '#contract/account/roles.ts';
import type { Database, Queryable } from '../database/database.ts';
import { isUnavailable } from '../database/database-errors.ts';
import { type SessionData, sessions, users } from '../database/schema/account.ts';
import { statement } from '../database/statement.ts';
import type { Keyring } from './keyring.ts';
import type { SessionCache } from './session-cache.ts';
import {
  type Assurance,
  dataOf,
  factorMoments,
  LIFETIMES,
  lifetime,
  type Moment,
  provedBy,
  provedEnough,
  type ShownProof,
  seconds,
  withData,
} from './session-data.ts';
import { isStill, type SignedIn } from './signed-in.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a sign-in within this request. */
    startedSid?: string;
  }
}

/** Throttles writes: a member's session is extended once a day. */
const EXTENSIONS_PER_IDLE_TIME = 30;
/** Step-up: how long a password, a passkey or a code counts as recent proof. */
export const PROOF_SECONDS = 10 * 60;
const BROWSER_MAX = 300;

interface StartedSession {
  token: string;
  maxAge: number;
}

const { password: _, ...viewerColumns } = getTableColumns(users);

const signedInAt = sql`(${sessions.sess} ->> 'signedInAt')::timestamptz`;
const usedAt = sql`coalesce(${sessions.sess} ->> 'usedAt', ${sessions.sess} ->> 'signedInAt')::timestamptz`;
const provedAt = sql`coalesce(${sessions.sess} ->> 'provedAt', ${sessions.sess} ->> 'signedInAt')::timestamptz`;

/** Suspended users have no session. */
const selectViewer = statement('find_viewer', (database) => {
  const extendedExpiry = sql`least(now() + ${lifetime('idle')}, ${signedInAt} + ${lifetime('total')})`;
  const needsExtension = sql<boolean>`
    ${sessions.expire} < ${extendedExpiry} - ${lifetime('idle')} / ${EXTENSIONS_PER_IDLE_TIME}::int or ${sessions.expire} > ${extendedExpiry}`;
  // A session extended under a role with longer sessions counts from its last use.
  const isWithinLifetime = sql`
    (${sessions.expire} <= now() + ${lifetime('idle')} or ${usedAt} + ${lifetime('idle')} > now())
    and ${signedInAt} + ${lifetime('total')} > now()`;
  return database
    .select({ viewer: viewerColumns, needsExtension })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = (${sessions.sess} ->> 'userId')::uuid`)
    .where(
      and(
        eq(sessions.sid, sql.placeholder('sid')),
        gt(sessions.expire, sql`now()`),
        isNull(users.suspendedAt),
        isWithinLifetime,
      ),
    );
});

const ofUser = (userId: string) => sql`${sessions.sess} ->> 'userId' = ${userId}`;

const maxAgeColumns = { maxAge: sql<number>`ceil(extract(epoch from ${sessions.expire} - now()))::int` };

/** Half of the hash identifies a session to its owner; not even the whole hash would open it. */
const PUBLIC_ID_LENGTH = 32;
const publicId = (sid: string) => sid.slice(0, PUBLIC_ID_LENGTH);

/** Where nothing can be written people go on reading; the next request of the session tries again. */
function ignoreUnavailable(error: Error): void {
  if (!isUnavailable(error)) throw error;
}

export class Sessions {
  readonly cookieName: string;

  constructor(
    private readonly database: Database,
    private readonly keyring: Keyring,
    private readonly secure: boolean,
    private readonly cache: SessionCache,
  ) {
    // `__Host-` makes browsers refuse the cookie from anywhere but this host over TLS.
    this.cookieName = secure ? '__Host-sid' : 'sid';
  }

  /** False after a concurrent revocation or suspension: this session must not outlive the others. */
  async start(request: FastifyRequest, reply: FastifyReply, user: SignedIn, proof: ShownProof): Promise<boolean> {
    const started = await this.replace(this.database, request, user, proof);
    if (started) this.handOver(request, reply, started);
    return started !== undefined;
  }

  /**
   * Session fixation: always a new id. In a transaction it is handed over after the commit. Undefined where the
   * generation has changed, or nothing opens the account.
   */
  async replace(
    database: Queryable,
    request: FastifyRequest,
    { id: userId, sessionGeneration }: SignedIn,
    /** Method of the sign-in, or proofs of the session before it. */
    proof: ShownProof | Assurance,
    browserHash?: string,
  ): Promise<StartedSession | undefined> {
    await this.deleteCurrent(database, request);
    const token = randomBytes(32).toString('base64url');
    const browser = request.headers['user-agent']?.slice(0, BROWSER_MAX);
    const before = typeof proof === 'object' && 'signedInAt' in proof ? proof : undefined;
    const kept = before ?? provedBy(proof as ShownProof);
    const moments: Moment[] = before ? ['usedAt'] : ['signedInAt', ...factorMoments(kept)];
    const sess = dataOf(
      { userId, ...kept, ...(browser && { browser }), ...(browserHash && { browserHash }) },
      ...moments,
    );
    const begunAt = before ? sql`${before.signedInAt}::timestamptz` : sql`now()`;
    const [started] = await database
      .insert(sessions)
      .select((query) =>
        query
          .select({
            sid: sql<string>`${this.sid(token)}::text`.as('sid'),
            sess: sql<SessionData>`${sess}`.as('sess'),
            expire: sql<Date>`least(now() + ${lifetime('idle')}, ${begunAt} + ${lifetime('total')})`.as('expire'),
          })
          .from(users)
          .where(isStill({ id: userId, sessionGeneration }))
          // Serializes with a concurrent revocation: it either comes first or ends this session.
          .for('share'),
      )
      .returning(maxAgeColumns);
    return started && { token, ...started };
  }

  /** From here on the request is one of the new session. */
  handOver(request: FastifyRequest, reply: FastifyReply, started: StartedSession): void {
    this.setCookie(reply, started.token, started);
    request.startedSid = this.sid(started.token);
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.deleteCurrent(this.database, request);
    reply.clearCookie(this.cookieName, { path: '/', secure: this.secure });
  }

  /** Reads the database, never the cache. Without a reply the session is not extended. */
  async findViewer(request: FastifyRequest, reply?: FastifyReply): Promise<Viewer | null> {
    const token = this.token(request);
    return token ? this.cache.load(this.sid(token), () => this.readViewer(token, reply)) : null;
  }

  /** Possibly cached: for frequent reads that change nothing. */
  async findCachedViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
    const token = this.token(request);
    return token ? this.cache.getOrLoad(this.sid(token), () => this.readViewer(token, reply)) : null;
  }

  /** Cache only: null without a session cookie, undefined for an uncached session. */
  peekViewer(cookies: Record<string, string | undefined>): Viewer | null | undefined {
    const token = cookies[this.cookieName];
    return token ? this.cache.get(this.sid(token)) : null;
  }

  async list(userId: string, request: FastifyRequest) {
    const rows = await this.database
      .select({
        sid: sessions.sid,
        sess: sessions.sess,
      })
      .from(sessions)
      .where(and(ofUser(userId), gt(sessions.expire, sql`now()`)))
      .orderBy(desc(sessions.expire), sessions.sid);
    const current = this.sidOf(request);
    return rows.map(({ sid, sess }) => ({ sess, id: publicId(sid), isCurrent: sid === current }));
  }

  /** A recent sign-in or proof, by a factor where the account has one. */
  async isProved(request: FastifyRequest, database: Queryable = this.database): Promise<boolean> {
    const [row] = await database
      .select({ isRecent: sql<boolean>`${provedAt} > now() - ${seconds(PROOF_SECONDS)} and ${provedEnough}` })
      .from(sessions)
      .where(eq(sessions.sid, this.sidOf(request)));
    return row?.isRecent ?? false;
  }

  async recordProof(request: FastifyRequest, shown: ShownProof, database: Queryable = this.database): Promise<void> {
    const by = provedBy(shown);
    await database
      .update(sessions)
      .set({ sess: withData(by, 'provedAt', ...factorMoments(by)) })
      .where(eq(sessions.sid, this.sidOf(request)));
  }

  /** Locks the session until the transaction ends; undefined where it has ended. */
  async lock(transaction: Queryable, request: FastifyRequest): Promise<SessionData | undefined> {
    const [row] = await transaction
      .select({ sess: sessions.sess })
      .from(sessions)
      .where(and(eq(sessions.sid, this.sidOf(request)), gt(sessions.expire, sql`now()`)))
      .for('share');
    return row?.sess;
  }

  async findSid(database: Queryable, userId: string, id: string): Promise<string | undefined> {
    const [found] = await database
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(and(ofUser(userId), sql`left(${sessions.sid}, ${PUBLIC_ID_LENGTH}) = ${id}`));
    return found?.sid;
  }

  /** Empty without a session. */
  sidOf(request: FastifyRequest): string {
    const token = this.token(request);
    return request.startedSid ?? (token ? this.sid(token) : '');
  }

  /** Whoever has a copy of a session uses up its own limits, and not those of the owner's others. */
  limitKey(request: FastifyRequest): string {
    return `session:${this.sidOf(request)}`;
  }

  invalidateViewer(userId: string): void {
    this.cache.invalidate({ userId });
  }

  private async readViewer(token: string, reply?: FastifyReply): Promise<Viewer | null> {
    const [row] = await this.readRow(token);
    if (!row) return null;
    if (reply && row.needsExtension) await this.extend(reply, token, row.viewer.role).catch(ignoreUnavailable);
    return row.viewer;
  }

  /** Key rotation: a session of the former secret is renamed at its first use, since all other queries know one id. */
  private async readRow(token: string) {
    const [sid = '', formerSid] = this.keyring.hashes(token);
    const rows = await selectViewer(this.database, { sid });
    if (rows.length > 0 || !formerSid) return rows;
    await this.database.update(sessions).set({ sid }).where(eq(sessions.sid, formerSid));
    return selectViewer(this.database, { sid });
  }

  private async extend(reply: FastifyReply, token: string, role: Role): Promise<void> {
    const { idle, total } = LIFETIMES[isOfficeRole(role) ? 'office' : 'member'];
    const [extended] = await this.database
      .update(sessions)
      .set({
        expire: sql`least(now() + ${seconds(idle)}, ${signedInAt} + ${seconds(total)})`,
        sess: withData({}, 'usedAt'),
      })
      .where(eq(sessions.sid, this.sid(token)))
      .returning(maxAgeColumns);
    if (extended) this.setCookie(reply, token, extended);
  }

  private async deleteCurrent(database: Queryable, request: FastifyRequest): Promise<void> {
    const token = this.token(request);
    if (!token) return;
    await database.delete(sessions).where(inArray(sessions.sid, this.keyring.hashes(token)));
    this.cache.invalidate({ sid: this.sid(token) });
  }

  private token(request: FastifyRequest): string | undefined {
    return request.cookies[this.cookieName];
  }

  private sid(token: string): string {
    return this.keyring.hash(token);
  }

  private setCookie(reply: FastifyReply, token: string, { maxAge }: { maxAge: number }): void {
    reply.setCookie(this.cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge,
    });
  }
}
