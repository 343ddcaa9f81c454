import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import type { EventList, PortalEvent } from '#contract/events/events.contract.ts';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';

type Registration = PortalEvent['registration'];

export function ownRegistrationsQuery(query: QueryOf<typeof registrationContract.listOwnRegistrations>) {
  return queryOptions({
    queryKey: ['/api/users/registrations', query],
    queryFn: ({ signal }) => callApi(registrationContract.listOwnRegistrations, { query, signal }),
    placeholderData: keepPreviousData,
    // A seat may have come free meanwhile, or the event been cancelled.
    refetchOnMount: 'always',
  });
}

/** Other caches that show registrations: the member's statistics and lists, and the notifications. */
const ALSO_STALE = ['/api/users/registrations', '/api/users/stats', '/api/users/recent-activity', '/api/notifications'];

function withRegistration(event: PortalEvent, registration: Registration): PortalEvent {
  const seat = (own: Registration) => (own?.status === 'confirmed' ? 1 : 0);
  const registered = event.registered + seat(registration) - seat(event.registration);
  return { ...event, registration, registered };
}

/** Updates the cached event and every cached list that contains it. */
function cacheRegistration(queryClient: QueryClient, id: string, registration: Registration): void {
  queryClient.setQueriesData<EventList | PortalEvent | null>({ queryKey: ['/api/events'] }, (data) => {
    if (!data || !('events' in data)) return data?.id === id ? withRegistration(data, registration) : data;
    const events = data.events.map((event) => (event.id === id ? withRegistration(event, registration) : event));
    return { ...data, events };
  });
}

interface Outcome {
  onDone: (registration: Registration) => void;
  onFailure: (error: Error) => void;
}

/** Answers to the questions of registration, by question. */
export type Answers = { questionId: string; answer: string }[];

/** Answers register, `null` cancels. Seats and waitlist are refetched after a failure too. */
export function useOwnRegistration(id: string, { onDone, onFailure }: Outcome) {
  const queryClient = useQueryClient();
  const mutationKey = ['registration', id];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (answers: Answers | null): Promise<Registration> =>
      answers
        ? callApi(registrationContract.register, { params: { id }, ...(answers.length > 0 && { body: { answers } }) })
        : callApi(registrationContract.cancelRegistration, { params: { id } }).then(() => null),
    onSuccess: (registration) => {
      cacheRegistration(queryClient, id, registration);
      onDone(registration);
    },
    onError: onFailure,
    onSettled: () => {
      for (const key of ['/api/events', ...ALSO_STALE]) queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  return {
    isPending,
    /** Ignores a double click that comes before the button is disabled. */
    change: (answers: Answers | null) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(answers);
    },
  };
}

export function useAnswers(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: Answers) =>
      callApi(registrationContract.updateAnswers, { params: { id }, body: { answers } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/events'] }),
  });
}
