import type pg from 'pg';

interface Column {
  type: string;
  isRequired: boolean;
  hasValue: boolean;
}

interface Constraint {
  definition: string;
  table: string;
  columns: string[];
  /** `ON CONFLICT` names it by its columns. */
  isUnique: boolean;
}

/** What code relies on when it reads and writes. */
export interface SchemaSurface {
  relations: Set<string>;
  columns: Map<string, Column>;
  constraints: Map<string, Constraint>;
  functions: Map<string, string>;
  /** Triggers that may refuse a row, with their table. */
  refusals: Map<string, string>;
}

const OWN = `relnamespace = 'public'::regnamespace`;

const RELATIONS = `select relname::text as name from pg_class where ${OWN} and relkind in ('r', 'v', 'm')`;

const COLUMNS = `
  select format('%s.%s', relname, attname) as name, format_type(atttypid, atttypmod) as type,
    attnotnull as "isRequired", (adbin is not null or attidentity <> '') as "hasValue"
  from pg_class join pg_attribute on attrelid = pg_class.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where ${OWN} and relkind in ('r', 'v', 'm') and attnum > 0 and not attisdropped`;

/** Constraints, and unique indexes that are none. NOT NULL belongs to the columns. */
const CONSTRAINTS = `
  select format('%s.%s', relname, conname) as name, relname::text as table, pg_get_constraintdef(c.oid) as definition,
    array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns,
    contype in ('p', 'u') as "isUnique"
  from pg_constraint c join pg_class on pg_class.oid = conrelid where ${OWN} and contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select format('%s.%s', relname, indexrelid::regclass), relname::text, pg_get_indexdef(indexrelid),
    array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)), true
  from pg_index join pg_class on pg_class.oid = indrelid
  where ${OWN} and indisunique and not exists (select from pg_constraint where conindid = indexrelid)`;

const FUNCTIONS = `
  select p.oid::regprocedure::text as name, pg_get_function_result(p.oid) as result from pg_proc p
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`;

const REFUSALS = `
  select format('%s.%s', relname, tgname) as name, relname::text as table
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
  where ${OWN} and not tgisinternal and prosrc ~* '\\mraise\\s+(exception|sqlstate|[a-z_]+_violation)'`;

export async function readSurface(client: pg.Client): Promise<SchemaSurface> {
  const rows = async (statement: string) => (await client.query(statement)).rows;
  const byName = async <Row>(statement: string) =>
    new Map((await rows(statement)).map(({ name, ...row }) => [name as string, row as Row]));
  const functions = await byName<{ result: string }>(FUNCTIONS);
  const refusals = await byName<{ table: string }>(REFUSALS);
  return {
    relations: new Set((await rows(RELATIONS)).map(({ name }) => name)),
    columns: await byName<Column>(COLUMNS),
    constraints: await byName<Constraint>(CONSTRAINTS),
    functions: new Map([...functions].map(([name, { result }]) => [name, result])),
    refusals: new Map([...refusals].map(([name, { table }]) => [name, table])),
  };
}

const VARCHAR = /^character varying(?:\((\d+)\))?$/;

/** A longer text has room for every shorter one. */
function holds(wider: string, type: string): boolean {
  const [before, after] = [VARCHAR.exec(type), VARCHAR.exec(wider)];
  if (!before || (!after && wider !== 'text')) return wider === type;
  const length = (match: RegExpExecArray | null) => Number(match?.[1] ?? Number.POSITIVE_INFINITY);
  return length(after) >= length(before);
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'));

function* compareColumns(before: SchemaSurface, after: SchemaSurface): Iterable<string> {
  for (const [name, old] of before.columns) {
    const column = after.columns.get(name);
    if (!column) {
      if (after.relations.has(tableOf(name))) yield `${name}: dropped`;
      continue;
    }
    if (!holds(column.type, old.type)) yield `${name}: ${old.type} became ${column.type}`;
    if (column.isRequired && !old.isRequired) yield `${name}: made not null`;
    if (old.isRequired && !column.isRequired) yield `${name}: may be null now`;
    if (column.isRequired && old.hasValue && !column.hasValue) yield `${name}: lost its default`;
  }
  for (const [name, { isRequired, hasValue }] of after.columns) {
    const isNew = !before.columns.has(name) && before.relations.has(tableOf(name));
    if (isNew && isRequired && !hasValue) yield `${name}: not null without a default`;
  }
}

function* compareConstraints(before: SchemaSurface, after: SchemaSurface): Iterable<string> {
  for (const [name, { isUnique, table }] of before.constraints) {
    if (isUnique && after.relations.has(table) && !after.constraints.has(name)) yield `${name}: no longer unique`;
  }
  for (const [name, { table, columns, definition }] of after.constraints) {
    const old = before.constraints.get(name);
    // The previous version writes none of the new columns.
    const isOnNewColumns = columns.length > 0 && columns.every((column) => !before.columns.has(`${table}.${column}`));
    if (!before.relations.has(table) || isOnNewColumns || old?.definition === definition) continue;
    yield `${name}: ${old ? 'changed' : 'added'}`;
  }
}

/** What keeps code that was written for the schema before from working on the one after: the rule "expand, then contract". */
export function listBreakingChanges(before: SchemaSurface, after: SchemaSurface): string[] {
  const broken = [...compareColumns(before, after), ...compareConstraints(before, after)];
  for (const name of before.relations) if (!after.relations.has(name)) broken.push(`${name}: dropped`);
  for (const [name, result] of before.functions) {
    if (after.functions.get(name) !== result)
      broken.push(`${name}: ${after.functions.has(name) ? 'changed' : 'dropped'}`);
  }
  for (const [name, table] of after.refusals) {
    if (before.relations.has(table) && !before.refusals.has(name)) broken.push(`${name}: may refuse rows`);
  }
  return broken.sort();
}
