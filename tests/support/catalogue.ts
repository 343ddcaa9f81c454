import type pg from 'pg';

/** One row for each column, constraint, index, function, trigger and sequence, with its definition. */
const DEFINITIONS = `
  with relation as (
    select oid, relname, relkind, reloptions from pg_class where relnamespace = 'public'::regnamespace
  )
  select 'relation' as kind, relname::text as name, concat_ws(' ', relkind, reloptions) as definition
  from relation where relkind not in ('i', 'S')
  union all
  select 'column', format('%s.%s', relname, attname), concat_ws(' ',
    format_type(atttypid, atttypmod), 'collate ' || nullif(attcollation, typcollation)::regcollation::text,
    case when attnotnull then 'not null' end, 'identity ' || nullif(attidentity::text, ''),
    'generated ' || nullif(attgenerated::text, ''), 'default ' || pg_get_expr(adbin, adrelid))
  from relation join pg_attribute on attrelid = relation.oid join pg_type on pg_type.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'v', 'm') and attnum > 0 and not attisdropped
  union all
  select 'constraint', format('%s.%s', relname, conname), pg_get_constraintdef(pg_constraint.oid)
  from relation join pg_constraint on conrelid = relation.oid
  union all
  select 'index', relname, pg_get_indexdef(oid) from relation where relkind = 'i'
  union all
  select 'sequence', relname, (to_jsonb(pg_sequence) - 'seqrelid')::text
  from relation join pg_sequence on seqrelid = relation.oid
  union all
  select 'trigger', format('%s.%s', relname, tgname), format('%s %s', tgenabled, pg_get_triggerdef(pg_trigger.oid))
  from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
  union all
  select 'function', pg_proc.oid::regprocedure::text, pg_get_functiondef(pg_proc.oid)
  from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select 'extension', extname, extnamespace::regnamespace::text from pg_extension`;

/** Seed rows, without their timestamps. */
const ROWS = `
  select string_agg(
    format('select %L as kind, %L as name, (to_jsonb(each) - ''{updated_at,published_at}''::text[])::text as definition from %I as each',
      'row', relname, relname), ' union all ')
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

interface Definition {
  kind: string;
  name: string;
  definition: string;
}

/** The schema as comparable lines, regardless of column order. */
export async function readCatalogue(client: pg.Client): Promise<string[]> {
  const definitions = await client.query<Definition>(DEFINITIONS);
  const statement = (await client.query<{ string_agg: string }>(ROWS)).rows[0]?.string_agg;
  const rows = statement ? await client.query<Definition>(statement) : { rows: [] };
  return [...definitions.rows, ...rows.rows].map((each) => `${each.kind} ${each.name}: ${each.definition}`).sort();
}
