import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { searchVocabulary } from '../../database/schema/search.ts';
import { statement } from '../../database/statement.ts';
import { wordsAtEditDistanceOne } from './edit-distance.ts';

/** Each word costs an index lookup. */
const MAX_WORDS = 10;
/** Short prefixes have many completions: only the most frequent are used. */
const MAX_COMPLETIONS = sql`case when length(token.word) < 4 then 8 else 24 end`;
/** Several words share a stem: enough of them for as many stems as are used. */
const SHORT_PREFIX_WORDS = sql`50`;

/**
 * Shorter words have too many neighbours; longer ones, and more of them, are no typos, and each letter costs some fifty
 * index lookups.
 */
const FUZZY_WORD = /^[a-z]{4,20}$/;
const MAX_FUZZY_WORDS = 4;
const COMPLETIONS_OF_NEIGHBOUR = sql`3`;
const MAX_NEIGHBOURS = 12;

export interface QueryWord {
  /** Without accents. */
  word: string;
  /** Null for stop words (de, la, para). */
  stem: string | null;
  /** Stems that the last, unfinished word may become, most frequent first. */
  completions: string[];
}

/** Byte order, as the index has it: comparing by the alphabet takes many times as long. */
const byBytes = (column: typeof searchVocabulary.word) => sql`${column} collate "C"`;
const hasPrefix = (column: typeof searchVocabulary.word, prefix: unknown) =>
  sql`${byBytes(column)} >= ${prefix} and ${byBytes(column)} < (${prefix} || '~')`;

/**
 * Up to three letters are looked up in the order of frequency, and a longer prefix never equals them; beyond, few
 * enough words are left to be sorted.
 */
function completionsOf(prefix: SQL): SQL {
  const { word, stem, frequencyRank } = searchVocabulary;
  const columns = sql`select ${stem} as stem, ${frequencyRank} as place from ${searchVocabulary}`;
  const short = [1, 2, 3].map(
    (length) => sql`(${columns} where left(${word}, ${sql.raw(String(length))}) = ${prefix}
      order by ${frequencyRank} limit ${SHORT_PREFIX_WORDS})`,
  );
  const long = sql`(${columns} where length(${prefix}) > 3 and ${hasPrefix(word, prefix)})`;
  return sql`array(select completion.stem from (${sql.join([...short, long], sql` union all `)}) as completion
    group by completion.stem order by min(completion.place) limit ${MAX_COMPLETIONS})`;
}

/**
 * Each word goes through the functions that the documents went through. The parser of PostgreSQL takes the beginning of
 * "6e52f3" for a number, and indexes two words: these are two here as well.
 */
const selectQueryWords = statement('search_words', (database) =>
  database
    .select({
      word: sql<string>`case when count(*) over (partition by token.position) > 1 then indexed.lexeme
        else token.word end`,
      stem: sql<string | null>`indexed.lexeme`,
      completions: sql<string[]>`case when token.position = max(token.position) over ()
        then ${completionsOf(sql`token.word`)} else '{}' end`,
    })
    .from(
      sql`unnest(string_to_array(btrim(es_fold(${sql.placeholder('text')}::text)), ' '))
          with ordinality as token (word, position)
        left join lateral unnest(to_tsvector('spanish', es_endings(token.word))) as indexed on true`,
    )
    .where(sql`token.word <> '' and token.position <= ${sql.raw(String(MAX_WORDS))}`)
    .orderBy(sql`token.position, indexed.positions`),
);

/** Most frequent first. */
const selectKnownWords = statement('search_known_words', (database) =>
  database
    .select({ word: searchVocabulary.word, stem: searchVocabulary.stem })
    .from(searchVocabulary)
    .where(sql`${byBytes(searchVocabulary.word)} = any(${sql.placeholder('words')}::text[])`)
    .orderBy(searchVocabulary.frequencyRank),
);

const selectPrefixStems = statement('search_prefix_stems', (database) =>
  database
    .selectDistinct({ stem: sql<string>`completion.stem` })
    .from(
      sql`unnest(${sql.placeholder('prefixes')}::text[]) as beginning (letters), lateral (
        select ${searchVocabulary.stem} from ${searchVocabulary}
        where ${hasPrefix(searchVocabulary.word, sql`beginning.letters`)} limit ${COMPLETIONS_OF_NEIGHBOUR}
      ) as completion`,
    )
    .limit(MAX_NEIGHBOURS),
);

export const parseWords = (database: Queryable, text: string): Promise<QueryWord[]> =>
  selectQueryWords(database, { text });

/** Stems in use at edit distance 1, most frequent first; of the last word, also completions. */
export async function findNeighbours(database: Queryable, words: QueryWord[]): Promise<Map<QueryWord, string[]>> {
  const candidates = words
    .filter(({ word, stem }) => stem !== null && FUZZY_WORD.test(word))
    .slice(0, MAX_FUZZY_WORDS)
    .map((each) => ({ each, near: wordsAtEditDistanceOne(each.word) }));
  const neighbours = new Map<QueryWord, string[]>();
  if (candidates.length === 0) return neighbours;
  const known = await selectKnownWords(database, { words: candidates.flatMap(({ near }) => [...near]) });
  for (const { each, near } of candidates) {
    const own = known.filter(({ word }) => near.has(word));
    const isCompleted = own.length === 0 && each === words.at(-1);
    const found = isCompleted ? await selectPrefixStems(database, { prefixes: [...near] }) : own;
    const stems = new Set(found.map(({ stem }) => stem));
    if (each.stem) stems.delete(each.stem);
    if (stems.size > 0) neighbours.set(each, [...stems].slice(0, MAX_NEIGHBOURS));
  }
  return neighbours;
}
