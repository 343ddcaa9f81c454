import { pino } from 'pino';
import { enforceRetention } from '../../server/features/own-data/retention.service.ts';
import type { TestApp } from './app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs the retention job as if that many days had passed. */
export function runRetention({ database }: TestApp, inDays = 0): Promise<void> {
  const now = new Date(Date.now() + inDays * DAY_MS);
  return enforceRetention({ database, log: pino({ level: 'silent' }), now: () => now });
}
