import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';

interface ChainLine extends Record<string, unknown> {
  position: number;
  at: string;
  actorName: string;
  action: string;
  targetType: string;
  targetLabel: string;
  details: Record<string, unknown>;
  /** Hash input, after the previous hash and a line break. */
  content: string;
  previousHash: string;
  hash: string;
  expected: string;
}

const BATCH = 1000;
const GENESIS_HASH = '0'.repeat(64);

export async function* readChain(database: Queryable): AsyncGenerator<ChainLine[]> {
  for (let last = 0; ; ) {
    const { rows } = await database.execute<ChainLine>(sql`
      select position::int, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        actor_name as "actorName", action, target_type as "targetType", target_label as "targetLabel", details,
        audit_content(audit_log) as content, previous_hash as "previousHash", hash,
        audit_hash(previous_hash, audit_log) as expected
      from audit_log where position > ${last} order by position limit ${BATCH}`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.position ?? last;
  }
}

export type ChainState = { lines: number } | { brokenAt: number; problem: string };

/** The head is stored apart from the chain. */
export async function checkChain(database: Queryable): Promise<ChainState> {
  let [position, hash] = [0, GENESIS_HASH];
  for await (const lines of readChain(database)) {
    for (const line of lines) {
      const expected = position + 1;
      if (line.position !== expected) return { brokenAt: expected, problem: 'falta la línea' };
      if (line.previousHash !== hash) return { brokenAt: expected, problem: 'no sigue a la anterior' };
      if (line.hash !== line.expected) return { brokenAt: expected, problem: 'su contenido cambió' };
      [position, hash] = [line.position, line.hash];
    }
  }
  const { rows } = await database.execute<{ position: number; hash: string; loose: number }>(sql`
    select position::int, hash, (select count(*) from audit_log where position is null)::int as loose from audit_head`);
  const [head] = rows;
  if (head?.loose) return { brokenAt: position + 1, problem: `hay ${head.loose} líneas fuera de la cadena` };
  if (head?.position !== position || head.hash !== hash) {
    return { brokenAt: position + 1, problem: 'faltan líneas al final' };
  }
  return { lines: position };
}
