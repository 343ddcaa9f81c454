import type { Context } from '../../core/context.ts';
import { sendUnreadReminder } from './reminder.service.ts';

export function messageJobs(context: Context): void {
  context.jobs.work('message-reminder', ({ messageId }) => sendUnreadReminder(context, messageId));
}
