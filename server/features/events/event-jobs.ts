import type { Context } from '../../core/context.ts';
import { announceEvent, fillFreeSeats, sendReminders } from './maintenance.service.ts';

export function eventJobs(context: Context): void {
  context.jobs.work('event-announcement', ({ eventId }) => announceEvent(context, eventId));
  context.jobs.work('event-maintenance', async () => {
    await fillFreeSeats(context);
    await sendReminders(context);
  });
}
