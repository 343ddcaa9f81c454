export interface SchemaSql {
  /** File in `server/database/schema`. */
  name: string;
  sql: string;
  /** Whether tables are built on it. */
  beforeTables: boolean;
}

/** What Drizzle cannot say of the schema, in the order in which it is applied. Each file may be applied again. */
export function readSchemaSql(): SchemaSql[];
