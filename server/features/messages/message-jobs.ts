import type { Context } from '../../core/context.ts';
import { remindOfUnread } from './reminder.service.ts';

export function messageJobs(context: Context): void {
  context.jobs.work('message-reminder', ({ messageId }) => remindOfUnread(context, messageId));
}
