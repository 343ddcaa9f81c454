import { sql } from 'drizzle-orm';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema/account.ts';
import { hashPassword } from '../features/account/password.ts';
import { insertContactData, insertContactMessages } from './contact/contact.ts';
import { insertContent } from './content/content.ts';
import { insertEvents } from './events/events.ts';
import { insertForum } from './forum/forum.ts';
import { insertConsents } from './legal/consents.ts';
import { insertMembers } from './members/members.ts';
import { insertMessages } from './messages/messages.ts';
import { insertConnections } from './networking/networking.ts';
import { insertNews } from './news/news.ts';
import { insertIssues, insertSubscribers } from './newsletter/newsletter.ts';
import { insertNotices } from './notifications/notifications.ts';
import { insertAuditLines } from './office/audit-lines.ts';
import { insertJobs } from './office/jobs.ts';
import { insertProposals } from './office/proposals.ts';
import { insertReports } from './office/reports.ts';
import { planDemo } from './plan-demo.ts';
import { insertProjects } from './projects/projects.ts';

interface DemoOptions {
  /** `YYYY-MM-DD` in Santo Domingo; everything is dated from it. */
  today: string;
  /** For `admin@demo.example` and `miembro@demo.example`; nobody else can sign in. */
  passwordHash: string;
}

/** Fills an empty, migrated database with the demo data set. */
export async function loadDemo(database: Database, { today, passwordHash }: DemoOptions): Promise<void> {
  const { history, discussions, events, community, registrations, projects, news, connections, talks } =
    planDemo(today);

  await database.transaction(async (transaction) => {
    await insertMembers(transaction, community, passwordHash);
    await insertForum(transaction, discussions, community, history);
    await insertProjects(transaction, projects);
    await insertEvents(transaction, events, registrations, community);
    await insertNews(transaction, news);
    await insertContent(transaction, history);
    await insertContactData(transaction);
    await insertSubscribers(transaction, community, history);
    await insertIssues(transaction, events, community, history);
    await insertConnections(transaction, connections);
    await insertMessages(transaction, talks, community);
    await insertProposals(transaction, community, history);
    await insertNotices(transaction, discussions, community, history);
    await insertContactMessages(transaction, community, history);
    await insertReports(transaction, discussions, community, history);
    await insertJobs(transaction, community, history);
    await insertAuditLines(transaction, community);
    await insertConsents(transaction);
  });
}

const DEMO_PASSWORD = 'demo-portal';

export async function loadDemoIntoEmptyDatabase(database: Database): Promise<void> {
  const someone = await database.select({ id: users.id }).from(users).limit(1);
  if (someone.length > 0) return;
  await loadDemo(database, { today: dominicanDay(new Date()), passwordHash: await hashPassword(DEMO_PASSWORD) });
  // Otherwise plans are those of an empty database until autovacuum comes by, as it does where this fails.
  await database.execute(sql`analyze`).catch(() => {});
}
