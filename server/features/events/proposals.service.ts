import { dominicanDay } from '#contract/dominican-dates.ts';
import type { EventForm } from '#contract/events/event-form.ts';
import { defaultStatus } from '#contract/events/event-rules.ts';
import type { Context } from '../../core/context.ts';
import { conflict, invalid } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { insertGroupedNotifications } from '../../services/notifications/notifications.queries.ts';
import { listOrganizerIds } from './event-notifications.queries.ts';
import { proposalNotification } from './event-notifications.tsx';
import { eventNotFound, toEventValues } from './events.policy.ts';
import { deleteEvent, type EventRow, insertEvent, updateEvent } from './events.queries.ts';
import { countOpenProposals, lockOwnProposal } from './proposals.queries.ts';

/** Of one person, so that nobody buries the queue of the office. */
const MAX_OPEN = 20;

const tooManyOpen = () =>
  conflict(
    `Ya tienes ${MAX_OPEN} propuestas que la oficina todavía no ha revisado. Podrás enviar otra cuando revise alguna.`,
  );

type Deps = Pick<Context, 'database' | 'now'>;

function toProposal(form: EventForm, now: Date) {
  if (form.date < dominicanDay(now)) throw invalid({ date: 'La fecha debe ser de hoy en adelante' });
  const values = toEventValues(form);
  return {
    ...values,
    status: defaultStatus(values),
    publication: 'proposed' as const,
    proposedAt: now,
    returnReason: null,
  };
}

/** On the site only: a mail per proposal would be too many. */
async function notifyOrganizers(
  transaction: Queryable,
  event: EventRow,
  viewer: Viewer,
  { isCorrected }: { isCorrected: boolean },
): Promise<void> {
  const notification = proposalNotification(event, viewer, isCorrected);
  const organizers = await listOrganizerIds(transaction);
  await insertGroupedNotifications(
    transaction,
    organizers.map((userId) => ({ ...notification, userId })),
  );
}

export async function proposeEvent({ database, now }: Deps, viewer: Viewer, form: EventForm): Promise<EventRow> {
  const values = { ...toProposal(form, now()), createdBy: viewer.id };
  // Without a lock: a few more at the same moment do no harm.
  if ((await countOpenProposals(database, viewer.id)) >= MAX_OPEN) throw tooManyOpen();
  return database.transaction(async (transaction) => {
    const event = await insertEvent(transaction, values);
    await notifyOrganizers(transaction, event, viewer, { isCorrected: false });
    return event;
  });
}

/** A corrected proposal waits for approval again. */
export async function reviseProposal(
  { database, now }: Deps,
  viewer: Viewer,
  id: string,
  form: EventForm,
): Promise<EventRow> {
  const values = toProposal(form, now());
  return database.transaction(async (transaction) => {
    if (!(await lockOwnProposal(transaction, id, viewer.id))) throw eventNotFound();
    const event = await updateEvent(transaction, id, values);
    await notifyOrganizers(transaction, event, viewer, { isCorrected: true });
    return event;
  });
}

export async function withdrawProposal({ database }: Deps, viewer: Viewer, id: string): Promise<{ id: string }> {
  return database.transaction(async (transaction) => {
    if (!(await lockOwnProposal(transaction, id, viewer.id))) throw eventNotFound();
    await deleteEvent(transaction, id);
    return { id };
  });
}
