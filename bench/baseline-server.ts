import { createServer } from 'node:http';
import pg from 'pg';

interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Bare server to compare against, in a process of its own: it sends fixed bytes, or runs its prepared queries one after
 * the other and sends the rows of the last as JSON. The parent process sets the task by message. Bytes are Base64.
 */
export type Task =
  | { kind: 'bytes'; body: string }
  | { kind: 'queries'; connection: pg.PoolConfig; queries: Prepared[] };

let answer: () => Promise<string | Buffer> = async () => '';
let pool: pg.Pool | undefined;

const server = createServer(async (_request, response) => {
  const body = await answer();
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});

process.on('message', (task: Task) => {
  if (task.kind === 'bytes') {
    const body = Buffer.from(task.body, 'base64');
    answer = async () => body;
  } else {
    const { connection, queries } = task;
    void pool?.end();
    const fresh = new pg.Pool({ ...connection, max: 10 });
    pool = fresh;
    answer = async () => {
      let rows: unknown[] = [];
      for (const query of queries) rows = (await fresh.query(query)).rows;
      return JSON.stringify(rows);
    };
  }
  process.send?.('ready');
});

process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
