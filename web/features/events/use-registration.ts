import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EventList, PortalEvent } from '#contract/events/events.contract.ts';
import { registrationContract } from '#contract/events/registration.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { isUnauthorized } from '../../lib/api-error.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { saveIntent } from '../../lib/sign-in-intent.ts';
import { changeSubmission, readSubmission, submit } from '../../lib/submissions.ts';
import { invalidatePaths } from '../../lib/use-call.ts';
import { toastFailure } from '../../ui/request-failure.ts';
import { type ToastMessage, toast } from '../../ui/toast-store.ts';
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

function outcomeToast(event: PortalEvent, registration: Registration): ToastMessage {
  if (!registration) {
    return event.registration?.status === 'waitlisted'
      ? { title: 'Saliste de la lista de espera', description: `Ya no esperas un cupo en «${event.title}».` }
      : { title: 'Inscripción cancelada', description: `Liberamos tu cupo en «${event.title}».` };
  }
  if (registration.status === 'confirmed') {
    // No full stop: the formatted time ends in "m." already.
    const when = `${formatLongDate(event.date)}, ${formatTime(event.time)}`;
    return { title: '¡Inscripción confirmada!', description: `Te esperamos en «${event.title}»: ${when}` };
  }
  const place = registration.position ? `Ocupas el puesto ${registration.position}. ` : '';
  return { title: 'Estás en la lista de espera', description: `${place}Te avisaremos si se libera un cupo.` };
}

export type Answers = { questionId: string; answer: string }[];

export function useSubmissionName(kind: 'event-registration' | 'event-answers', id: string): string {
  return `${kind}:${useQueryClient().getQueryData<{ id: string } | null>(['/api/auth/user'])?.id}:${id}`;
}

/** Registers and cancels. Seats and waitlist are refetched after a failure too. */
export function useRegistration(event: PortalEvent) {
  const { id, registration } = event;
  const queryClient = useQueryClient();
  const name = useSubmissionName('event-registration', id);
  const { state } = useSubmission<Answers | null>(name);
  const [isConfirming, setConfirming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const focusTarget = useRef<HTMLDivElement>(null);
  const focusPending = useRef(false);
  const isRegistered = registration !== null;

  // The pressed button is unmounted, and the focus would be lost with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the registration has changed
  useEffect(() => {
    if (isConfirming || isAsking || !focusPending.current) return;
    focusPending.current = false;
    focusTarget.current?.focus();
  }, [registration?.status, isConfirming, isAsking]);

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

  /** Answers register, `null` cancels. */
  async function change(answers: Answers | null) {
    // A double click arrives before the button is disabled.
    if (readSubmission(name)?.state === 'sending') return;
    try {
      // Repeated registrations are idempotent, so the last intent is sent.
      const own = await submit<Answers | null, Registration>(name, answers, { send });
      cacheRegistration(queryClient, id, own);
      focusPending.current = true;
      setAsking(false);
      toast(outcomeToast(event, own));
    } catch (error) {
      if (isUnauthorized(error) && !isRegistered) saveIntent(name);
      toastFailure(answers === null ? 'No se pudo cancelar' : 'No se pudo completar la inscripción', error);
    }
    setConfirming(false);
    invalidatePaths(queryClient, ['/api/events', ...ALSO_STALE]);
  }

  return {
    focusTarget,
    /** Of a registration that found its session ended: the same person's, after signing in again. */
    intent: name,
    state,
    isPending: state === 'sending',
    isConfirming,
    isAsking,
    register: () => (event.hasQuestions ? setAsking(true) : change([])),
    answer: change,
    closeQuestions: () => setAsking(false),
    askToCancel: () => setConfirming(true),
    closeCancel: () => setConfirming(false),
    cancel: () => change(null),
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
