import type { AttendeeMessage } from '#contract/events/admin/attendees.contract.ts';
import type { Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import type { Viewer } from '../../../core/viewer.ts';
import type { Queryable } from '../../../database/database.ts';
import { previewMail } from '../../../services/notifications/notifications.service.ts';
import { loadNotificationContext } from '../event-notifications.queries.ts';
import { withLockedEvent } from '../event-outbox.service.ts';
import { eventNotFound } from '../events.policy.ts';
import { findEvent } from '../events.queries.ts';
import { toRecipients } from '../registration.queries.ts';
import { writeEventAuditLog } from './admin-events.service.ts';
import { messageTemplate } from './attendee-notifications.tsx';
import { listAudience } from './attendees.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

async function resolveAudience(database: Queryable, eventId: string, to: AttendeeMessage['to']) {
  const rows = await listAudience(database, eventId, to);
  const addressees = toRecipients(rows);
  const recipients = addressees.userIds.length + addressees.guests.length;
  return { addressees, recipients, withoutEmail: rows.length - recipients };
}

export async function previewMessage(deps: Deps, eventId: string, { to, ...content }: AttendeeMessage) {
  const event = await findEvent(deps.database, eventId);
  if (!event) throw eventNotFound();
  const [{ recipients, withoutEmail }, { site }] = await Promise.all([
    resolveAudience(deps.database, eventId, to),
    loadNotificationContext(deps),
  ]);
  const { mail } = messageTemplate(event, content);
  if (!mail) throw new Error('a message is always mailed');
  return { recipients, withoutEmail, ...(await previewMail(deps, site, mail)) };
}

export async function sendMessage(deps: Deps, viewer: Viewer, eventId: string, { to, ...content }: AttendeeMessage) {
  return withLockedEvent(deps, eventId, async ({ transaction, event, queueNotifications }) => {
    const { addressees, recipients, withoutEmail } = await resolveAudience(transaction, eventId, to);
    if (recipients === 0) throw conflict('Nadie de esta lista tiene un correo al que escribir.');
    const { subject } = content;
    await writeEventAuditLog(transaction, viewer, 'attendees.message', event, { subject, recipients });
    await queueNotifications(event, [{ kind: 'message', ...addressees, ...content }]);
    return { recipients, withoutEmail };
  });
}
