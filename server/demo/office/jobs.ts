import { sql } from 'drizzle-orm';
import type { JobData } from '../../core/jobs.ts';
import type { Queryable } from '../../database/database.ts';
import { mailBounces } from '../../database/schema/core.ts';
import { DAY_MS, HOUR_MS, instantAt } from '../days.ts';
import { demoId } from '../demo-rows.ts';
import type { History } from '../history.ts';
import type { MemberKey } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';

interface FailedMailText {
  to: MemberKey;
  subject: string;
  body: string;
  error: string;
  attempts: number;
  daysAgo: number;
}

export const failedMailTexts: FailedMailText[] = [
  {
    to: 'hector-laureano',
    subject: 'Inscripción confirmada: Taller práctico: un inventario que cuadra',
    body: 'Tienes tu cupo en el taller. Si no puedes ir, cancela para que otro lo aproveche.',
    error: '550 5.1.1 El buzón no existe',
    attempts: 1,
    daysAgo: 2,
  },
  {
    to: 'ambiorix-feliz',
    subject: 'Evento cancelado: Noche de conexiones en Bávaro',
    body: 'El local está en remodelación. Te avisaremos la nueva fecha.',
    error: '452 4.2.2 El buzón está lleno, intente más tarde',
    attempts: 9,
    daysAgo: 3,
  },
  {
    to: 'santos-manzueta',
    subject: 'Benito Hernández aceptó tu solicitud de conexión',
    body: 'Ya puedes escribirle desde tu red de contactos.',
    error: 'connect ETIMEDOUT 203.0.113.25:587',
    attempts: 9,
    daysAgo: 5,
  },
];

/** Without an object of their own: once they are due, they find nothing to do. */
const waitingJobs = [
  { queue: 'message-reminder', data: { messageId: demoId('job', 'message') }, attempts: 2 },
  { queue: 'newsletter-confirmation', data: { subscriberId: demoId('job', 'subscriber') }, attempts: 3 },
] satisfies { queue: keyof JobData; data: object; attempts: number }[];

/** No more than seven days: until then the demo shows them. */
const NEXT_ATTEMPT_DAYS = 7;
const RETRY_LIMIT = 8;

/**
 * Mails that failed for good and work that is tried again. Failed mails are in the archive of the queue, from which no
 * worker takes any; no mail waits, since one that waits for long is an alarm of the portal's state.
 */
export async function insertJobs(database: Queryable, community: Community, history: History): Promise<void> {
  for (const { to, subject, body, error, attempts, daysAgo } of failedMailTexts) {
    const failedAt = instantAt(history.dayAgo(daysAgo), '11:20');
    await insertJob(database, 'archive', {
      id: demoId('job', subject),
      queue: 'mail',
      data: { to: findMember(community, to).email, subject, text: body, html: `<p>${body}</p>` },
      state: 'failed',
      attempts,
      createdAt: new Date(failedAt.getTime() - (attempts > 1 ? 2 * HOUR_MS : 1000)),
      failedAt,
      nextAt: failedAt,
      error,
    });
  }
  await insertBounce(database, community, history);
  for (const { queue, data, attempts } of waitingJobs) {
    await insertJob(database, 'job', {
      id: demoId('job', queue),
      queue,
      data,
      state: 'retry',
      attempts,
      createdAt: new Date(history.end.getTime() - 3 * HOUR_MS),
      failedAt: null,
      nextAt: new Date(history.end.getTime() + NEXT_ATTEMPT_DAYS * DAY_MS),
      error: 'timeout exceeded when trying to connect',
    });
  }
}

/** Of the first failed mail, whose mailbox does not exist. */
async function insertBounce(database: Queryable, community: Community, history: History): Promise<void> {
  const [mail] = failedMailTexts;
  if (!mail) return;
  const at = instantAt(history.dayAgo(mail.daysAgo), '11:20');
  await database.insert(mailBounces).values({
    id: demoId('bounce', mail.to),
    email: findMember(community, mail.to).email,
    reason: mail.error,
    firstRefusedAt: at,
    lastRefusedAt: at,
    pausedAt: at,
    skipped: 2,
  });
}

interface Job {
  id: string;
  queue: keyof JobData;
  data: object;
  state: 'failed' | 'retry';
  attempts: number;
  createdAt: Date;
  failedAt: Date | null;
  nextAt: Date;
  error: string;
}

/** As pg-boss leaves a job whose attempts failed. */
async function insertJob(database: Queryable, table: 'job' | 'archive', job: Job): Promise<void> {
  const output = JSON.stringify({ message: job.error });
  await database.execute(sql`
    insert into ${sql.raw(`pgboss.${table}`)} (id, name, data, state, priority, retry_count, retry_limit, retry_delay,
      retry_backoff, created_on, completed_on, start_after, expire_in, keep_until, output)
    values (${job.id}, ${job.queue}, ${JSON.stringify(job.data)}::jsonb, ${job.state}, 0, ${job.attempts - 1},
      ${RETRY_LIMIT}, 30, true, ${job.createdAt.toISOString()}, ${job.failedAt?.toISOString() ?? null},
      ${job.nextAt.toISOString()}, interval '2 minutes', ${job.nextAt.toISOString()}::timestamptz + interval '14 days',
      ${output}::jsonb)`);
}
