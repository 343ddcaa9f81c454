import { createHmac, randomBytes } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../database/database.ts';
import { sessions, users } from '../database/schema/account.ts';
import type { KnownViewers } from './known-viewers.ts';
import { RETENTION_DAYS } from './retention.ts';
import type { Viewer } from './viewer.ts';

const DAY_SECONDS = 24 * 60 * 60;
const LIFETIME_SECONDS = RETENTION_DAYS.sessions * DAY_SECONDS;
/** A session in use is extended at most this often. */
const EXTEND_AFTER_SECONDS = DAY_SECONDS;
const BROWSER_MAX = 300;

const { password: _, ...viewerColumns } = getTableColumns(users);

const lifetimeFromNow = sql`now() + make_interval(secs => ${LIFETIME_SECONDS})`;

/** Runs with nearly every call, hence prepared. Whoever is suspended is nobody. */
function prepareLookUp(database: Database) {
  const isOld = sql<boolean>`${sessions.expire} < ${lifetimeFromNow} - make_interval(secs => ${EXTEND_AFTER_SECONDS})`;
  return database
    .select({ viewer: viewerColumns, isOld })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = (${sessions.sess} ->> 'userId')::uuid`)
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql`now()`), isNull(users.suspendedAt)))
    .prepare('find_viewer');
}

const ofUser = (userId: string) => sql`${sessions.sess} ->> 'userId' = ${userId}`;

/** Half of the hash names a session to its owner; the whole of it would still open nothing. */
const PUBLIC_ID_LENGTH = 32;
const publicId = (sid: string) => sid.slice(0, PUBLIC_ID_LENGTH);
const MOST_LISTED = 100;

export class Sessions {
  private readonly cookieName: string;
  private readonly lookUp: ReturnType<typeof prepareLookUp>;

  constructor(
    private readonly database: Database,
    private readonly secret: string,
    private readonly secure: boolean,
    private readonly known: KnownViewers,
  ) {
    // `__Host-` makes browsers refuse the cookie from anywhere but this host over TLS.
    this.cookieName = secure ? '__Host-sid' : 'sid';
    this.lookUp = prepareLookUp(database);
  }

  /**
   * Signs a person in. The id is always a new one, so a planted cookie is worth nothing. False where the password that
   * was checked, by its hash, is theirs no longer: whoever replaced it has ended all sessions, and this one came after.
   */
  async start(
    request: FastifyRequest,
    reply: FastifyReply,
    { id: userId, password }: { id: string; password?: string | null },
  ): Promise<boolean> {
    await this.forget(request);
    const token = randomBytes(32).toString('base64url');
    const browser = request.headers['user-agent']?.slice(0, BROWSER_MAX);
    const sess = { userId, signedInAt: new Date().toISOString(), ...(browser && { browser }) };
    const started = await this.database
      .insert(sessions)
      .select((query) =>
        query
          .select({
            sid: sql<string>`${this.sid(token)}::text`.as('sid'),
            sess: sql<typeof sess>`${JSON.stringify(sess)}::jsonb`.as('sess'),
            expire: sql<Date>`${lifetimeFromNow}`.as('expire'),
          })
          .from(users)
          .where(and(eq(users.id, userId), password ? eq(users.password, password) : undefined))
          // Whoever is replacing the password comes before this, or ends it afterwards.
          .for('share'),
      )
      .returning({ sid: sessions.sid });
    if (started.length > 0) this.setCookie(reply, token);
    return started.length > 0;
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.forget(request);
    reply.clearCookie(this.cookieName, { path: '/', secure: this.secure });
  }

  /** Who asks, as the database knows at this moment. */
  async findViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
    const token = this.token(request);
    return token ? this.readViewer(reply, token) : null;
  }

  /** Who asks, perhaps as read a moment ago: for what is read often and changes nothing. */
  async recallViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> {
    const token = this.token(request);
    return token ? this.known.recall(this.sid(token), () => this.readViewer(reply, token)) : null;
  }

  /** When the session that asks began. */
  async signedInAt(request: FastifyRequest): Promise<Date | undefined> {
    const [row] = await this.database
      .select({ sess: sessions.sess })
      .from(sessions)
      .where(eq(sessions.sid, this.currentSid(request)));
    return row && new Date(row.sess.signedInAt);
  }

  async list(userId: string, request: FastifyRequest) {
    const rows = await this.database
      .select({
        sid: sessions.sid,
        sess: sessions.sess,
        lastUsed: sql`${sessions.expire} - make_interval(secs => ${LIFETIME_SECONDS})`.mapWith(sessions.expire),
      })
      .from(sessions)
      .where(and(ofUser(userId), gt(sessions.expire, sql`now()`)))
      .orderBy(desc(sessions.expire), sessions.sid)
      .limit(MOST_LISTED);
    const current = this.currentSid(request);
    return rows.map(({ sid, ...row }) => ({ ...row, id: publicId(sid), isCurrent: sid === current }));
  }

  /**
   * Ends a person's sessions: one of them, all but the one that asks, or all. Tells how many there were. In a transaction
   * they end when it commits, and `forgetViewer` makes this process notice at once.
   */
  async endOf(
    userId: string,
    which: { id: string } | { except: FastifyRequest } | 'all',
    database: Queryable = this.database,
  ): Promise<number> {
    const conditions: (SQL | undefined)[] = [ofUser(userId)];
    if (which !== 'all' && 'id' in which)
      conditions.push(sql`left(${sessions.sid}, ${PUBLIC_ID_LENGTH}) = ${which.id}`);
    if (which !== 'all' && 'except' in which) conditions.push(ne(sessions.sid, this.currentSid(which.except)));
    const ended = await database
      .delete(sessions)
      .where(and(...conditions))
      .returning({ sid: sessions.sid });
    for (const session of ended) this.known.forget(session);
    return ended.length;
  }

  forgetViewer(userId: string): void {
    this.known.forget({ userId });
  }

  private async readViewer(reply: FastifyReply, token: string): Promise<Viewer | null> {
    const [row] = await this.lookUp.execute({ sid: this.sid(token) });
    if (!row) return null;
    if (row.isOld) await this.extend(reply, token);
    return row.viewer;
  }

  private async extend(reply: FastifyReply, token: string): Promise<void> {
    await this.database
      .update(sessions)
      .set({ expire: lifetimeFromNow })
      .where(eq(sessions.sid, this.sid(token)));
    this.setCookie(reply, token);
  }

  private async forget(request: FastifyRequest): Promise<void> {
    const token = this.token(request);
    if (!token) return;
    const sid = this.sid(token);
    await this.database.delete(sessions).where(eq(sessions.sid, sid));
    this.known.forget({ sid });
  }

  private token(request: FastifyRequest): string | undefined {
    return request.cookies[this.cookieName];
  }

  private currentSid(request: FastifyRequest): string {
    const token = this.token(request);
    return token ? this.sid(token) : '';
  }

  private sid(token: string): string {
    return createHmac('sha256', this.secret).update(token).digest('hex');
  }

  private setCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(this.cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: LIFETIME_SECONDS,
    });
  }
}
