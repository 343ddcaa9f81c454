import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { searchVocabulary } from '../../database/schema/search.ts';

/** Each word is looked up once in so many days. */
export const PRUNE_CYCLE_DAYS = 30;
/** Short statements: a long snapshot would keep vacuum from cleaning. */
const BATCH_SIZE = 500;

const DOCUMENTS = [
  ['forum_post_documents', 'document'],
  ...['forum_comments', 'users', 'events', 'news', 'projects', 'forum_categories'].map((table) => [
    table,
    'search_document',
  ]),
].map(([table = '', column = '']) => sql.raw(`select from ${table} where ${column} @@ stem::tsquery`));

/**
 * Deletes orphaned words of this day's share: texts are edited and deleted, and their words would be completed and
 * compared with for ever.
 */
export async function pruneVocabulary(database: Database, day: Date): Promise<number> {
  const share = Math.floor(day.getTime() / 86_400_000) % PRUNE_CYCLE_DAYS;
  const { word, stem, frequencyRank } = searchVocabulary;
  let deleted = 0;
  for (let last = ''; ; ) {
    const { rows } = await database.transaction(async (transaction) => {
      // Without the index the planner would read a table to its end where a stem has no match.
      await transaction.execute(sql`set local enable_seqscan = off`);
      return transaction.execute<{ last: string | null; deleted: number }>(sql`
        with batch as materialized (
          select ${word}, ${stem} from ${searchVocabulary}
          where ${frequencyRank} % ${sql.raw(String(PRUNE_CYCLE_DAYS))} = ${share} and ${word} collate "C" > ${last}
          order by ${word} collate "C" limit ${BATCH_SIZE}
        ), gone as (
          delete from ${searchVocabulary} where ${word} in (
            select batch.word from batch where ${sql.join(
              DOCUMENTS.map((document) => sql`not exists (${document})`),
              sql` and `,
            )})
          returning ${word}
        )
        select (select max(batch.word collate "C") from batch) as last, (select count(*) from gone)::int as deleted`);
    });
    const [batch] = rows;
    deleted += batch?.deleted ?? 0;
    if (!batch?.last) return deleted;
    last = batch.last;
  }
}
