import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../paths.mjs';

const folder = join(projectRoot, 'server/database/schema');
/** Functions that the tables use; the other files are applied after the tables, in any order. */
const BEFORE_TABLES = 'functions.sql';

export function readSchemaSql() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8'), beforeTables: name === BEFORE_TABLES }))
    .sort((one, other) => Number(other.beforeTables) - Number(one.beforeTables));
}
