import pg from 'pg';
import { pino } from 'pino';
import { connectToEmbeddedPostgres } from '../../../server/database/embedded/embedded-postgres.ts';

type Column = {
  type: string;
  nullable: boolean;
  default: string | null;
  maxLength: number | null;
};

/** Database of a running portal, for what the specification says of tables and no screen shows. */
export class PortalDatabase {
  private constructor(private readonly client: pg.Client) {}

  static async join(dataDir: string): Promise<PortalDatabase> {
    return PortalDatabase.open(
      (await connectToEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) })).connection,
    );
  }

  static async open(connection: pg.ClientConfig): Promise<PortalDatabase> {
    const client = new pg.Client(connection);
    await client.connect();
    return new PortalDatabase(client);
  }

  async rows<Row extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(sql, values)).rows;
  }

  async columns(table: string): Promise<Record<string, Column>> {
    const rows = await this.rows<Column & { name: string }>(
      `select column_name as name, data_type as type, is_nullable = 'YES' as nullable, column_default as default,
        character_maximum_length as "maxLength"
      from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    return Object.fromEntries(rows.map(({ name, ...column }) => [name, column]));
  }

  /** Definitions of keys, references and checks: `UNIQUE (email)`. */
  async constraints(table: string): Promise<string[]> {
    const rows = await this.rows<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass',
      [table],
    );
    return rows.map(({ definition }) => definition);
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
