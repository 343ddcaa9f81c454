import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Queryable } from '../database/database.ts';
import { maintenanceModes } from '../database/schema/operations.ts';
import { HttpError } from './errors.ts';
import { PAGES_TOPIC, type PgPubSub, publishAll } from './pubsub.ts';

export interface Maintenance {
  since: Date;
  /** Sentence for people who try to write; may be empty. */
  reason: string;
}

export const MAINTENANCE_TOPIC = 'maintenance';

/** Reaches the processes, which refuse writes, and open windows, which show a banner. */
const announce = (transaction: Queryable) =>
  publishAll(
    transaction,
    [MAINTENANCE_TOPIC, PAGES_TOPIC].map((topic) => ({ topic, message: {} })),
  );

export async function findMaintenance(database: Queryable): Promise<Maintenance | undefined> {
  const [row] = await database
    .select({ since: maintenanceModes.since, reason: maintenanceModes.reason })
    .from(maintenanceModes);
  return row;
}

/** Another reason replaces the shown one. False if the mode was already on with this reason or without any. */
export async function beginMaintenance(transaction: Queryable, reason: string): Promise<boolean> {
  const begun = await transaction
    .insert(maintenanceModes)
    .values({ reason })
    .onConflictDoUpdate({
      target: maintenanceModes.id,
      set: { reason },
      setWhere: sql`${reason} not in ('', ${maintenanceModes.reason})`,
    })
    .returning({ id: maintenanceModes.id });
  await announce(transaction);
  return begun.length > 0;
}

/** False if it was not on. */
export async function endMaintenance(transaction: Queryable): Promise<boolean> {
  const ended = await transaction.delete(maintenanceModes).returning({ id: maintenanceModes.id });
  await announce(transaction);
  return ended.length > 0;
}

const RETRY_AFTER_SECONDS = 300;

const readOnly = ({ reason }: Maintenance) =>
  new HttpError(
    503,
    'maintenance',
    `El portal está en mantenimiento: puedes leer, pero por ahora no se puede cambiar nada. ${reason || 'Inténtalo de nuevo en unos minutos.'}`,
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Signing in and out, step-up, and ending the maintenance. */
const ALWAYS_ADMITTED =
  /^\/(login|api\/(auth\/(login|second-factor|passkey(\/options)?|proof\/.*)|logout|admin\/(maintenance|mail-hold)))$/;

const isWrite = ({ method, routeOptions }: FastifyRequest) =>
  !READING.includes(method) && !ALWAYS_ADMITTED.test(routeOptions.url ?? '');

/** Read-only mode, published by the database to all processes and cached in each. */
export class MaintenanceMode {
  private current: Maintenance | undefined;

  constructor(
    private readonly database: Queryable,
    private readonly pubsub: PgPubSub,
    private readonly log: Logger,
  ) {}

  async listen(): Promise<void> {
    const reload = () => void this.load().catch((err) => this.log.warn({ err }, 'maintenance mode unknown'));
    await this.pubsub.subscribe(MAINTENANCE_TOPIC, { onMessage: reload, onReconnect: reload });
    await this.load();
  }

  async load(): Promise<void> {
    this.current = await findMaintenance(this.database);
  }

  refuseWrites(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      if (this.current && isWrite(request)) done(readOnly(this.current));
      else done();
    });
  }
}
