import { createServer } from 'node:http';
import pg from 'pg';

/**
 * Baseline to compare against, in a process of its own: `bytes` sends a fixed body; `query` runs one prepared query and
 * sends its rows as JSON. The parent process sets the task by message. Bytes that are no text come as Base64.
 */
export type Task =
  | { kind: 'bytes'; body: string; encoding?: 'base64' }
  | { kind: 'query'; connection: pg.PoolConfig; name: string; text: string; values: unknown[] };

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
    const body = Buffer.from(task.body, task.encoding);
    answer = async () => body;
  } else {
    const { connection, name, text, values } = task;
    void pool?.end();
    const fresh = new pg.Pool({ ...connection, max: 10 });
    pool = fresh;
    answer = async () => JSON.stringify((await fresh.query({ name, text, values })).rows);
  }
  process.send?.('ready');
});

process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
