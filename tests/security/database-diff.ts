import type { Database } from '../../server/database/database.ts';

/** Derived by triggers. */
const DERIVED = ['search_vocabulary', 'member_directory', 'forum_post_documents'];

/** One statement over all tables: a test may add some of its own. */
const everyRow = new WeakMap<Database, Promise<string>>();

async function selectEveryRow(database: Database): Promise<string> {
  const { rows } = await database.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [DERIVED],
  );
  return rows.map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from "${name}" t`).join(' union all ');
}

/** All rows of all tables, as text. */
export async function readAllRows(database: Database): Promise<Set<string>> {
  const text = everyRow.get(database) ?? selectEveryRow(database);
  everyRow.set(database, text);
  // Named, because planning it takes longer than running it.
  const { rows } = await database.$client.query<{ row: string }>({ name: 'all-rows', text: await text });
  return new Set(rows.map(({ row }) => row));
}

/** Rows added and removed between two readings. */
export const diffRows = (before: Set<string>, after: Set<string>): string[] => [
  ...[...after].filter((row) => !before.has(row)).map((row) => `+ ${row}`),
  ...[...before].filter((row) => !after.has(row)).map((row) => `- ${row}`),
];

/** Masks ids, instants, hashes, keys, codes, and numbers in names, which differ between two objects of a kind. */
export function normalizeRow(text: string): string {
  return text
    .replace(/"(?:id|number|position|version)": ?\d+/g, '"id": #')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '#')
    .replace(/"(?:credential_id|public_key|secret|challenge|last_counter)": ?(?:"[^"]*"|\d+)/g, '#')
    .replace(/"[A-Z2-9]{5}-[A-Z2-9]{5}"/g, '#')
    .replace(/\$argon2[^"]+|\b[0-9a-f]{64}\b/g, '#')
    .replace(/"passwordToken":"[\w-]{43}"/g, '"passwordToken":"#"')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, '#')
    .replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => quoted.replace(/\d+/g, '#'));
}

/** Defers background jobs, so that only the request itself changes rows. */
export async function deferJobs(database: Database): Promise<void> {
  await database.$client.query(`
    create function hold_job() returns trigger language plpgsql as
      $$ begin new.start_after := now() + interval '1 day'; return new; end $$;
    create trigger hold before insert on pgboss.job for each row execute function hold_job();
  `);
}
