import type { Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { withLockedEvent } from '../event-outbox.service.ts';
import { type EventRow, updateEvent } from '../events.queries.ts';
import { countRegistrations } from '../registration.queries.ts';
import { checkEventVersion, enqueueAnnouncement, writeEventAuditLog } from './admin-events.service.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

export async function publishEvent(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: number | undefined,
): Promise<EventRow> {
  return withLockedEvent(deps, id, async (locked) => {
    await checkEventVersion(locked, version);
    const { transaction, event, now, queueNotifications } = locked;
    if (event.publication === 'published') return event;
    const after = await updateEvent(transaction, id, { publication: 'published', returnReason: null });
    const isProposal = event.publication !== 'draft';
    await writeEventAuditLog(transaction, viewer, isProposal ? 'proposal.approve' : 'event.publish', after);
    const proposerId = isProposal && event.createdBy !== viewer.id ? event.createdBy : null;
    await queueNotifications(after, [{ kind: 'approved', userIds: proposerId ? [proposerId] : [] }]);
    await enqueueAnnouncement(deps, transaction, after, now);
    return after;
  });
}

export async function unpublishEvent(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: number | undefined,
): Promise<EventRow> {
  return withLockedEvent(deps, id, async (locked) => {
    await checkEventVersion(locked, version);
    const { transaction, event } = locked;
    if (event.publication === 'draft') return event;
    if (event.publication !== 'published') throw conflict('Esta propuesta todavía no está publicada.');
    if ((await countRegistrations(transaction, id)) > 0) {
      throw conflict('Ya hay personas inscritas: cancela el evento en lugar de ocultarlo.');
    }
    await writeEventAuditLog(transaction, viewer, 'event.unpublish', event);
    return updateEvent(transaction, id, { publication: 'draft' });
  });
}

export async function returnProposal(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<EventRow> {
  return withLockedEvent(deps, id, async (locked) => {
    await checkEventVersion(locked, version);
    const { transaction, event, queueNotifications } = locked;
    if (event.publication !== 'proposed') throw conflict('Solo se devuelven las propuestas que esperan aprobación.');
    const after = await updateEvent(transaction, id, { publication: 'returned', returnReason: reason });
    await writeEventAuditLog(transaction, viewer, 'proposal.return', after, { reason });
    await queueNotifications(after, [{ kind: 'returned', userIds: event.createdBy ? [event.createdBy] : [], reason }]);
    return after;
  });
}
