import { randomUUID } from 'node:crypto';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { CopyBody } from '#contract/events/admin/admin-events.contract.ts';
import { defaultStatus } from '#contract/events/event-rules.ts';
import type { Context } from '../../../core/context.ts';
import { addDays } from '../../../core/dominican-time.ts';
import { invalid } from '../../../core/errors.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { isAsked } from '../event-questions.policy.ts';
import { eventNotFound } from '../events.policy.ts';
import { type EventRow, findEvent, insertEvent } from '../events.queries.ts';
import { copySpeakers } from '../speakers.queries.ts';
import { enqueueAnnouncement, writeEventAuditLog } from './admin-events.service.ts';

/** Falls back to the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10);
}

export function repeatedDays({ date, every, times }: Pick<CopyBody, 'date' | 'every' | 'times'>): string[] {
  return Array.from({ length: times }, (_, index) =>
    every === 'month' ? addMonths(date, index) : addDays(date, index * 7),
  );
}

function movedClosing({ date, registrationClosesAt: closesAt }: EventRow, day: string): Date | null {
  return closesAt && new Date(closesAt.getTime() + Date.parse(day) - Date.parse(date));
}

function copyOf(event: EventRow, day: string) {
  const { id, publication, proposedAt, returnReason, cancellationReason, sequence, version, ...own } = event;
  const { image, registered, createdBy, createdAt, updatedAt, ...copied } = own;
  return {
    ...copied,
    date: day,
    registrationClosesAt: movedClosing(event, day),
    questions: event.questions.filter(isAsked).map((question) => ({ ...question, id: randomUUID() })),
    status: defaultStatus(event),
  };
}

export async function copyEvent(
  deps: Pick<Context, 'database' | 'jobs' | 'config' | 'now'>,
  viewer: Viewer,
  id: string,
  body: CopyBody,
): Promise<string[]> {
  const now = deps.now();
  const today = dominicanDay(now);
  if (body.isPublished && body.date < today) throw invalid({ date: 'La fecha debe ser de hoy en adelante' });
  const days = repeatedDays(body);
  return deps.database.transaction(async (transaction) => {
    const event = await findEvent(transaction, id);
    if (!event) throw eventNotFound();
    const ids: string[] = [];
    for (const day of days) {
      const copy = await insertEvent(transaction, {
        ...copyOf(event, day),
        publication: body.isPublished ? 'published' : 'draft',
        createdBy: viewer.id,
      });
      await copySpeakers(transaction, id, copy.id);
      if (body.isPublished) await enqueueAnnouncement(deps, transaction, copy, now);
      ids.push(copy.id);
    }
    await writeEventAuditLog(transaction, viewer, 'event.copy', event, { copies: ids.length, first: body.date });
    return ids;
  });
}
