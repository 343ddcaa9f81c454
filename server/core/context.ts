import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Assurance } from './assurance.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs.ts';
import type { Keyring } from './keyring.ts';
import type { DeliveryRules } from './mail/delivery-rules.ts';
import type { MaintenanceMode } from './maintenance-mode.ts';
import type { PgPubSub } from './pubsub.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Sessions } from './sessions.ts';
import type { SseConnections } from './sse.ts';

/** Dependencies of the features, created once by the app; nothing is global. */
export interface Context {
  config: Config;
  keyring: Keyring;
  database: Database;
  log: Logger;
  sessions: Sessions;
  assurance: Assurance;
  limiter: RateLimiter;
  jobs: Jobs;
  deliveryRules: DeliveryRules;
  pubsub: PgPubSub;
  sseConnections: SseConnections;
  maintenance: MaintenanceMode;
  /** One clock for everything that depends on the day, so that a test can set it. */
  now: () => Date;
}
