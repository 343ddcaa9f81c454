import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Waits until the workers have no job of the queue left. */
export async function finishJobs({ database }: Pick<TestApp, 'database'>, queue: string): Promise<void> {
  const countLeft = async () => {
    const left = sql`select count(*)::int from pgboss.job where name = ${queue} and state not in ('completed', 'failed')`;
    return (await database.execute<{ count: number }>(left)).rows[0]?.count;
  };
  await expect.poll(countLeft).toBe(0);
}
