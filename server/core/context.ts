import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Assurance } from './assurance.ts';
import type { Config } from './config.ts';
import type { Feed } from './feed.ts';
import type { Jobs } from './jobs.ts';
import type { LiveStreams } from './live-streams.ts';
import type { MailBudget } from './mail-budget.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Sessions } from './sessions.ts';

/** What features work with. Made once by the app; nothing is global. */
export interface Context {
  config: Config;
  /** Signs what must come back unchanged. */
  secret: string;
  database: Database;
  log: Logger;
  sessions: Sessions;
  assurance: Assurance;
  limiter: RateLimiter;
  jobs: Jobs;
  mailBudget: MailBudget;
  /** What happens in any process of the portal, as it happens. */
  feed: Feed;
  streams: LiveStreams;
  /** What time it is: one clock for everything that depends on the day, so that a test can set it. */
  now: () => Date;
}
