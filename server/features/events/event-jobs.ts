import type { Context } from '../../core/context.ts';
import { announceEvent, fillIdleSeats, remindOfTomorrow } from './upkeep.service.ts';

export function eventJobs(context: Context): void {
  context.jobs.work('event-announcement', ({ eventId }) => announceEvent(context, eventId));
  context.jobs.work('event-upkeep', async () => {
    await fillIdleSeats(context);
    await remindOfTomorrow(context);
  });
}
