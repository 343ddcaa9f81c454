import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EventList, PortalEvent } from '#contract/events/events.contract.ts';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { changeSubmission, readSubmission, submit } from '../../lib/submissions.ts';
import { invalidatePaths } from '../../lib/use-call.ts';
import { useSubmission } from '../../ui/use-submission.ts';

type Registration = PortalEvent['registration'];

const ALSO_STALE = ['/api/users/registrations', '/api/users/stats', '/api/users/recent-activity', '/api/notifications'];

function withRegistration(event: PortalEvent, registration: Registration): PortalEvent {
  const seat = (own: Registration) => (own?.status === 'confirmed' ? 1 : 0);
  const registered = event.registered + seat(registration) - seat(event.registration);
  return { ...event, registration, registered };
}

function cacheRegistration(queryClient: QueryClient, id: string, registration: Registration): void {
  queryClient.setQueriesData<EventList | PortalEvent | null>({ queryKey: ['/api/events'] }, (data) => {
    if (!data || !('events' in data)) return data?.id === id ? withRegistration(data, registration) : data;
    const events = data.events.map((event) => (event.id === id ? withRegistration(event, registration) : event));
    return { ...data, events };
  });
}

interface Outcome {
  onDone: (registration: Registration) => void;
  onFailure: (error: unknown) => void;
}

export type Answers = { questionId: string; answer: string }[];

export function useSubmissionName(kind: 'event-registration' | 'event-answers', id: string): string {
  return `${kind}:${useQueryClient().getQueryData<{ id: string } | null>(['/api/auth/user'])?.id}:${id}`;
}

/** Answers register, `null` cancels. Seats and waitlist are refetched after a failure too. */
export function useOwnRegistration({ id, registration }: PortalEvent, { onDone, onFailure }: Outcome) {
  const queryClient = useQueryClient();
  const name = useSubmissionName('event-registration', id);
  const { state } = useSubmission<Answers | null>(name);
  const isRegistered = registration !== null;

  // Discards a submission whose outcome the page already shows.
  useEffect(() => {
    const submission = readSubmission<Answers | null>(name);
    if (submission && isRegistered === (submission.values !== null)) changeSubmission(name, 'discard');
  }, [name, isRegistered]);

  // Nothing left the browser, so with the connection back nothing is amiss; answers stay as a draft.
  useEffect(() => {
    const settle = () => {
      const submission = readSubmission<Answers | null>(name);
      if (submission?.state !== 'unsent' || navigator.onLine === false) return;
      changeSubmission(name, submission.values?.length ? 'edit' : 'discard');
    };
    settle();
    addEventListener('online', settle);
    return () => removeEventListener('online', settle);
  }, [name]);

  const send = (answers: Answers | null): Promise<Registration> =>
    answers
      ? callApi(registrationContract.registerForEvent, {
          params: { id },
          ...(answers.length > 0 && { body: { answers } }),
        })
      : callApi(registrationContract.cancelRegistration, { params: { id } }).then(() => null);

  return {
    state,
    isPending: state === 'sending',
    change: async (answers: Answers | null) => {
      // A double click arrives before the button is disabled.
      if (readSubmission(name)?.state === 'sending') return;
      try {
        // Repeated registrations are idempotent, so the last intent is sent.
        const own = await submit<Answers | null, Registration>(name, answers, { send });
        cacheRegistration(queryClient, id, own);
        onDone(own);
      } catch (error) {
        onFailure(error);
      }
      invalidatePaths(queryClient, ['/api/events', ...ALSO_STALE]);
    },
  };
}

export function useAnswers(id: string) {
  const queryClient = useQueryClient();
  const name = useSubmissionName('event-answers', id);
  return (answers: Answers) =>
    submit(name, answers, {
      send: () => callApi(registrationContract.updateAnswers, { params: { id }, body: { answers } }),
    }).finally(() => queryClient.invalidateQueries({ queryKey: ['/api/events'] }));
}
