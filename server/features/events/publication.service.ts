import type { Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import { notify } from '../notifications/notifications.service.ts';
import { enqueueAnnouncement, withLockedEvent, writeEventAuditLog } from './admin-events.service.ts';
import { findRecipient } from './event-notifications.queries.ts';
import { approvedTemplate, returnedTemplate } from './event-notifications.tsx';
import { type EventRow, updateEvent } from './events.queries.ts';
import { countRegistrations } from './registration.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

/** Publishing a proposal approves it: its proposer is notified. */
export async function publishEvent(deps: Deps, viewer: Viewer, id: string): Promise<EventRow> {
  return withLockedEvent(deps, id, async ({ transaction, event, context }) => {
    if (event.publication === 'published') return event;
    const after = await updateEvent(transaction, id, { publication: 'published', returnReason: null });
    const isProposal = event.publication !== 'draft';
    await writeEventAuditLog(transaction, viewer, isProposal ? 'proposal.approve' : 'event.publish', after);
    const proposer = isProposal ? await findRecipient(transaction, event.createdBy) : undefined;
    if (proposer && proposer.id !== viewer.id) {
      await notify(deps, transaction, context.site, [{ to: proposer, template: approvedTemplate(after) }]);
    }
    await enqueueAnnouncement(deps, transaction, after, context.now);
    return after;
  });
}

export async function unpublishEvent(deps: Deps, viewer: Viewer, id: string): Promise<EventRow> {
  return withLockedEvent(deps, id, async ({ transaction, event }) => {
    if (event.publication === 'draft') return event;
    if (event.publication !== 'published') throw conflict('Esta propuesta todavía no está publicada.');
    if ((await countRegistrations(transaction, id)) > 0) {
      throw conflict('Ya hay personas inscritas: cancela el evento en lugar de ocultarlo.');
    }
    await writeEventAuditLog(transaction, viewer, 'event.unpublish', event);
    return updateEvent(transaction, id, { publication: 'draft' });
  });
}

export async function returnProposal(deps: Deps, viewer: Viewer, id: string, reason: string): Promise<EventRow> {
  return withLockedEvent(deps, id, async ({ transaction, event, context }) => {
    if (event.publication !== 'proposed') throw conflict('Solo se devuelven las propuestas que esperan aprobación.');
    const after = await updateEvent(transaction, id, { publication: 'returned', returnReason: reason });
    await writeEventAuditLog(transaction, viewer, 'proposal.return', after, { reason });
    const proposer = await findRecipient(transaction, event.createdBy);
    if (proposer)
      await notify(deps, transaction, context.site, [{ to: proposer, template: returnedTemplate(after, reason) }]);
    return after;
  });
}
