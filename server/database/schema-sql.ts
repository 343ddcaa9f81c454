import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../core/project-root.ts';

export interface SchemaSql {
  /** File in `server/database/schema`. */
  name: string;
  sql: string;
  hash: string;
}

const folder = join(projectRoot, 'server/database/schema');

/** Applied before the migrations: indexes and generated columns are built on these functions. */
export const FUNCTIONS_FILE = 'functions.sql';

/** Schema beyond Drizzle. Each file may be applied again, in any order. */
export async function readSchemaSql(): Promise<SchemaSql[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
