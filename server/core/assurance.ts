import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isOfficeRole } from '#contract/account/roles.ts';
import type { Database, Queryable } from '../database/database.ts';
import { sessions as sessionTable } from '../database/schema/account.ts';
import { siteSettings } from '../database/schema/site.ts';
import type { Config } from './config.ts';
import { proofRequired } from './errors.ts';
import type { Sessions } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** Authentication assurance: second factor and recent proof, both on in production by default. */
export class Assurance {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'production'>,
    private readonly sessions: Sessions,
  ) {}

  async lacksFactor(
    { role }: Pick<Viewer, 'role'>,
    request: FastifyRequest,
    transaction?: Queryable,
  ): Promise<boolean> {
    if (!isOfficeRole(role)) return false;
    const sid = this.sessions.sidOf(request);
    const [row] = await this.selectFactor(transaction ?? this.database, sid);
    return Boolean(row?.isRequired && !row.hasFactor);
  }

  async isProved(request: FastifyRequest, database: Queryable = this.database): Promise<boolean> {
    const [row] = await database
      .select({ isRequired: this.settingOrDefault(siteSettings.requireRecentProof) })
      .from(siteSettings);
    return !row?.isRequired || this.sessions.isProved(request, database);
  }

  async requireProof(request: FastifyRequest, database?: Queryable): Promise<void> {
    if (!(await this.isProved(request, database))) throw proofRequired();
  }

  private selectFactor(database: Queryable, sid: string) {
    return database
      .select({
        isRequired: this.settingOrDefault(siteSettings.requireAdminFactor),
        hasFactor: sql<boolean>`exists (
          select from ${sessionTable} where ${sessionTable.sid} = ${sid} and ${sessionTable.sess} ? 'factorAt')`,
      })
      .from(siteSettings);
  }

  private settingOrDefault(setting: typeof siteSettings.requireAdminFactor | typeof siteSettings.requireRecentProof) {
    return sql<boolean>`coalesce(${setting}, ${this.config.production}::boolean)`;
  }
}
