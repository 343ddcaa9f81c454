import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { type Attendee, attendeesContract } from '#contract/events/admin/attendees.contract.ts';
import type { FileFormat } from '#contract/table.ts';
import { apiPath, callApi } from '../../../lib/api-client.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { invalidatePaths } from '../../../lib/use-call.ts';

type AttendeeFilter = QueryOf<typeof attendeesContract.listAttendees>;

export const attendeesQuery = (id: string, query: AttendeeFilter) =>
  listQuery(attendeesContract.listAttendees, { params: { id }, query }, revalidate);

const files = { csv: attendeesContract.downloadAttendeesCsv, xlsx: attendeesContract.downloadAttendeesXlsx };

/** Address of the same list as a file. */
export function attendeesFile(
  id: string,
  format: FileFormat,
  query: Pick<AttendeeFilter, 'status' | 'search'> & { columns: string },
): string {
  return apiPath(files[format].path, { id }, query);
}

const MAX_PRINTED_PAGES = 25;

/** Everybody on the list, by name, for the printed one. */
export async function fetchAllPages(id: string, status: AttendeeFilter['status']): Promise<Attendee[]> {
  const people: Attendee[] = [];
  for (let page = 1; page <= MAX_PRINTED_PAGES; page += 1) {
    const query = { status, sort: 'name' as const, page, limit: 200 };
    const list = await callApi(attendeesContract.listAttendees, { params: { id }, query });
    people.push(...list.attendees);
    if (page >= list.totalPages) break;
  }
  return people;
}

/** Caches that show registrations. */
const STALE = [
  '/api/admin/events/:id/attendees',
  '/api/admin/events',
  '/api/admin/events/:id',
  '/api/events',
  '/api/users/registrations',
  '/api/users/stats',
];

export function useAttendeeMutations(id: string) {
  const queryClient = useQueryClient();

  async function refresh<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } finally {
      // After a refusal too: somebody else may have taken the seat.
      await invalidatePaths(queryClient, STALE);
    }
  }

  return {
    eventId: id,
    mark: (attendeeId: string, attended: boolean) =>
      refresh(
        callApi(attended ? attendeesContract.markAttendance : attendeesContract.unmarkAttendance, {
          params: { id, attendeeId },
        }),
      ),
    add: (body: BodyOf<typeof attendeesContract.addAttendee>, idempotencyKey: string) =>
      refresh(callApi(attendeesContract.addAttendee, { params: { id }, body, idempotencyKey })),
    setAnswers: (attendeeId: string, answers: BodyOf<typeof attendeesContract.setAttendeeAnswers>['answers']) =>
      refresh(callApi(attendeesContract.setAttendeeAnswers, { params: { id, attendeeId }, body: { answers } })),
    remove: (attendeeId: string, reason: string) =>
      refresh(callApi(attendeesContract.removeAttendee, { params: { id, attendeeId }, body: { reason } })),
    confirmAttendee: (attendeeId: string, overCapacity: boolean) =>
      refresh(callApi(attendeesContract.confirmAttendee, { params: { id, attendeeId }, body: { overCapacity } })),
    preview: (body: BodyOf<typeof attendeesContract.previewAttendeeMessage>) =>
      callApi(attendeesContract.previewAttendeeMessage, { params: { id }, body }),
    send: (body: BodyOf<typeof attendeesContract.sendAttendeeMessage>, idempotencyKey: string) =>
      callApi(attendeesContract.sendAttendeeMessage, { params: { id }, body, idempotencyKey }),
  };
}

/** Whoever gets a seat now makes the capacity grow. */
export const isFull = ({ capacity, registered }: Pick<AdminEvent, 'capacity' | 'registered'>) =>
  capacity !== null && registered >= capacity;

export type AttendeeMutations = ReturnType<typeof useAttendeeMutations>;
