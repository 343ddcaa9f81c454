/** @jsxRuntime automatic */

import { conversationPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import type { Jobs } from '../../core/jobs.ts';
import { Paragraph } from '../../core/mail/mail-components.tsx';
import type { Queryable } from '../../database/database.ts';
import { type NotificationTemplate, notifyByEmail } from '../../services/notifications/notifications.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { lockDueReminder, markReminded } from './conversations.queries.ts';

/** No mail about a message that is read soon. */
const REMIND_AFTER_SECONDS = 10 * 60;

export async function enqueueReminder(jobs: Jobs, database: Queryable, messageId: string): Promise<void> {
  await jobs.enqueue(database, 'message-reminder', { messageId }, { afterSeconds: REMIND_AFTER_SECONDS });
}

interface Unread {
  unread: number;
  sender: { id: string; firstName: string; lastName: string };
}

export function unreadTemplate({ unread, sender }: Unread): NotificationTemplate {
  const name = `${sender.firstName} ${sender.lastName}`;
  const isOne = unread === 1;
  const news = isOne ? `${name} te escribió un mensaje` : `${name} te escribió ${unread} mensajes`;
  const path = conversationPath(sender);
  return {
    kind: 'message-unread',
    title: `${name} te escribió`,
    body: `${news}.`,
    href: path,
    mail: {
      subject: `${name} te escribió`,
      content: (
        <>
          <Paragraph>
            {news} y todavía no {isOne ? 'lo' : 'los'} has leído en el portal.
          </Paragraph>
          <Paragraph>
            No te enviaremos otro correo por esta conversación hasta que la leas. Puedes elegir qué correos recibes en
            tus notificaciones, en «Preferencias».
          </Paragraph>
        </>
      ),
      action: { label: 'Leer y responder', path },
    },
  };
}

/** One mail per conversation until it is read; it does not quote the message. */
export async function sendUnreadReminder(
  deps: Pick<Context, 'database' | 'jobs' | 'config' | 'now'>,
  messageId: string,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const due = await lockDueReminder(transaction, messageId);
    if (!due) return;
    await markReminded(transaction, due.userId, due.otherId, deps.now());
    const request = { to: due.to, template: unreadTemplate(due) };
    await notifyByEmail(deps, transaction, await getSettings(transaction), [request]);
  });
}

export function messageJobs(context: Context): void {
  context.jobs.work('message-reminder', ({ messageId }) => sendUnreadReminder(context, messageId));
}
