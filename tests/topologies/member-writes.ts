import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Answers that lose nothing: the client knows that it has to try again. */
const REFUSED = new Set([502, 503, 504]);
const PAUSE_AFTER_REFUSAL_MS = 25;

/** Members who comment all the time, and remember which comments were acknowledged. */
export class MemberWrites {
  readonly acknowledged: string[] = [];
  readonly refused = new Map<string, number>();
  readonly failures: string[] = [];
  private isOver = false;
  private lanes: Promise<void>[] = [];

  private constructor(
    private readonly url: () => string,
    private readonly posts: string[],
    private readonly cookies: string[],
  ) {}

  /** Makes the members and the posts that they write to. */
  static async prepare(url: () => string, { members, posts }: { members: number; posts: number }) {
    const cookies: string[] = [];
    for (let index = 0; index < members; index += 1) {
      const account = {
        email: `escribe${index}@prueba.example`,
        password: 'secreto',
        firstName: 'Ana',
        lastName: 'Gil',
      };
      const answer = await send(url(), '/api/auth/register', account);
      if (answer.status !== 201) throw new Error(`register: ${answer.status} ${await answer.text()}`);
      cookies.push(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    }
    const [admin = ''] = cookies;
    const category = { name: 'Pruebas', description: 'Para medir', color: '#1d4ed8' };
    const { id: categoryId } = await created(await send(url(), '/api/admin/categories', category, admin));
    const ids: string[] = [];
    for (let index = 0; index < posts; index += 1) {
      const post = {
        title: `Publicación ${index} para medir`,
        content: 'Un texto de ejemplo para medir. '.repeat(3),
        categoryId,
      };
      ids.push((await created(await send(url(), '/api/forum/posts', post, admin))).id);
    }
    return new MemberWrites(url, ids, cookies);
  }

  start(): void {
    this.lanes = this.cookies.map((cookie, lane) => this.write(cookie, lane));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private async write(cookie: string, lane: number): Promise<void> {
    for (let number = 0; !this.isOver; number += 1) {
      const post = this.posts[(lane + number) % this.posts.length];
      const content = { content: `Comentario ${lane}-${number}` };
      try {
        const answer = await send(this.url(), `/api/forum/posts/${post}/comments`, content, cookie);
        if (answer.status === 201) this.acknowledged.push(((await answer.json()) as { id: string }).id);
        else await this.noteRefusal(answer);
      } catch (error) {
        // The process was killed: nobody knows whether the comment was written.
        this.countRefusal(String((error as Error & { cause?: { code?: string } }).cause?.code ?? error));
        await wait(PAUSE_AFTER_REFUSAL_MS);
      }
    }
  }

  private async noteRefusal(answer: Response): Promise<void> {
    const text = await answer.text();
    if (!REFUSED.has(answer.status)) this.failures.push(`${answer.status} ${text.slice(0, 200)}`);
    this.countRefusal(String(answer.status));
    await wait(PAUSE_AFTER_REFUSAL_MS);
  }

  private countRefusal(reason: string): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
  }

  /** Acknowledged comments that the database does not have, and posts whose counter is not what is there to count. */
  async verify(connection: pg.ClientConfig): Promise<{ lost: string[]; miscounted: string[] }> {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      const lost = await client.query<{ id: string }>(
        'select id from unnest($1::uuid[]) as written (id) where not exists (select from forum_comments c where c.id = written.id)',
        [this.acknowledged],
      );
      const miscounted = await client.query<{ id: string }>(
        `select id from forum_posts where comments_count <>
           (select count(*) from forum_comments where post_id = forum_posts.id and deleted_at is null)`,
      );
      return { lost: lost.rows.map(({ id }) => id), miscounted: miscounted.rows.map(({ id }) => id) };
    } finally {
      await client.end();
    }
  }
}

export function send(url: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
}

async function created(answer: Response): Promise<{ id: string }> {
  if (answer.status !== 201) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}
