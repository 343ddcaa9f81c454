import { dominicanDay } from '../core/dominican-day.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/account.ts';
import { hashPassword } from '../features/account/password.ts';
import { loadDemo } from './load-demo.ts';

const DEMO_PASSWORD = 'demo-portal';

export async function loadDemoIntoEmptyDatabase(database: Database): Promise<void> {
  const someone = await database.select({ id: users.id }).from(users).limit(1);
  if (someone.length > 0) return;
  await loadDemo(database, { today: dominicanDay(new Date()), passwordHash: await hashPassword(DEMO_PASSWORD) });
}
