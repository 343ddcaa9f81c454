import { ApiError, isUnauthorized, serverMessage } from './api-error.ts';
import { KEPT } from './is-kept.ts';
import { randomId } from './random-id.ts';
import { nextState, type SubmissionEvent, type SubmissionState } from './submission-states.ts';

/** Stored in this browser until the server's response is known. */
export interface Submission<Values> {
  state: SubmissionState;
  values: Values;
  /** Idempotency key, the same for every attempt. */
  key: string;
  /** Sent under the key without a response: one of these may have arrived. */
  attempts: Values[];
  /** Last change, in milliseconds. */
  at: number;
  /** First of the attempts, in milliseconds. */
  sentAt?: number | undefined;
  /** The record that was edited, as it was then. */
  base?: unknown;
  /** Reason of the server's refusal. */
  reason?: string | undefined;
}

export interface SubmissionCall<Values, Result> {
  /** The server forgets the key: repeated later than that, it would be another one. */
  keyExpires?: true;
  /** `isRepeated`: an earlier attempt may have arrived. */
  send: (values: Values, key: string, isRepeated: boolean) => Promise<Result>;
  /** Updates what arrived to the latest values. */
  correct?: (arrived: Result, values: Values) => Promise<Result>;
}

/** An earlier attempt arrived and cannot be corrected; later edits become a new draft. */
export class EarlierArrivedError extends Error {
  override readonly name = 'EarlierArrivedError';
  override readonly message =
    'Lo que habías enviado antes sí llegó. Lo que escribiste después quedó como borrador: envíalo si quieres mandarlo aparte.';
}

/** An image failed to upload, and the form is never sent without it silently. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  override readonly message = 'Una imagen no se pudo subir. Súbela otra vez o quítala, y envía de nuevo.';
}

export const EXPIRED =
  'Lo enviaste hace varios días y no sabemos si llegó. Mira primero si ya está: si lo envías otra vez, podría quedar repetido.';

/** Told once; then it is a draft like any other. */
export class ExpiredKeyError extends Error {
  override readonly name = 'ExpiredKeyError';
  override readonly message = EXPIRED;
}

/** A day less than the server keeps keys. */
const KEY_LIFE_MS = 6 * 24 * 60 * 60_000;

/** Longer than any request: the sending page is gone. */
const STALE_MS = 25_000;

type AnySubmission = Submission<unknown>;

export const isExpired = ({ attempts, sentAt, at }: AnySubmission) =>
  attempts.length > 0 && Date.now() - (sentAt ?? at) > KEY_LIFE_MS;

/** Parse cache; the only storage where local storage is full or blocked. */
const known = new Map<string, { text: string | null; submission: AnySubmission | null }>();
const inFlight = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();

function storedText(name: string): string | null {
  try {
    return localStorage.getItem(KEPT + name);
  } catch {
    return known.get(name)?.text ?? null;
  }
}

function parse(text: string | null): AnySubmission | null {
  try {
    const value = JSON.parse(text ?? 'null');
    return Array.isArray(value?.attempts) ? value : null;
  } catch {
    return null;
  }
}

/** Another page's attempt counts as pending until it is stale. */
function settled(name: string, submission: AnySubmission | null): AnySubmission | null {
  if (!submission || inFlight.has(name)) return submission;
  const isLeft = submission.state === 'waiting' || Date.now() - submission.at > STALE_MS;
  const state = isLeft ? nextState(submission.state, 'leave', submission.attempts.length > 0) : submission.state;
  return state === submission.state ? submission : { ...submission, state };
}

export function readSubmission<Values>(name: string): Submission<Values> | null {
  const text = storedText(name);
  const cached = known.get(name);
  const parsed = cached && cached.text === text ? cached.submission : parse(text);
  const submission = settled(name, parsed);
  if (!cached || cached.text !== text || cached.submission !== submission) known.set(name, { text, submission });
  return submission as Submission<Values> | null;
}

function write(name: string, submission: AnySubmission | null): void {
  const text = submission && JSON.stringify(submission);
  known.set(name, { text, submission });
  try {
    if (text === null) localStorage.removeItem(KEPT + name);
    else localStorage.setItem(KEPT + name, text);
  } catch {
    // Storage is full or blocked: kept until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function changeSubmission<Values>(
  name: string,
  event: SubmissionEvent,
  change: Partial<Submission<Values>> = {},
): void {
  const before = readSubmission<Values>(name);
  const { state: from = 'empty', ...rest } = before ?? { key: randomId(), attempts: [], values: null };
  const attempts = change.attempts ?? rest.attempts;
  const state = nextState(from, event, attempts.length > 0);
  if (state === 'empty' && !before) return;
  write(name, state === 'empty' ? null : { ...rest, reason: undefined, ...change, attempts, state, at: Date.now() });
}

export function submissionNames(beginning: string): string[] {
  const stored = new Set([...known].flatMap(([name, { submission }]) => (submission ? [name] : [])));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEPT)) stored.add(key.slice(KEPT.length));
  } catch {
    // Storage is blocked: only this page's submissions.
  }
  const names = [...stored].filter((name) => name.startsWith(beginning) && readSubmission(name));
  return names.sort((one, other) => one.localeCompare(other));
}

const WINDOW_EVENTS = ['storage', 'pageshow', 'focus'];

/** Covers other tabs, and changes made while this page was in the back/forward cache. */
export function subscribeToSubmissions(listener: () => void): () => void {
  listeners.add(listener);
  for (const type of WINDOW_EVENTS) addEventListener(type, listener);
  // Another page's attempt becomes stale without an event.
  const timer = setInterval(listener, STALE_MS);
  return () => {
    listeners.delete(listener);
    for (const type of WINDOW_EVENTS) removeEventListener(type, listener);
    clearInterval(timer);
  };
}

/** Closing the page while sending leaves the outcome unknown. */
function leave(): void {
  for (const name of inFlight.keys()) changeSubmission(name, 'leave');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.body?.code === code;

const isTurnedAway = (error: unknown) =>
  isUnauthorized(error) || hasCode(error, 'overloaded') || hasCode(error, 'maintenance');

/** The request may have been carried out. */
export const isLost = (error: unknown) =>
  !(error instanceof ApiError) || (error.status >= 500 && !isTurnedAway(error)) || hasCode(error, 'in_progress');

/**
 * Sends once, however often it is called and wherever an earlier attempt was interrupted. If an older version arrived,
 * it is corrected. `ready` resolves to the values once uploads are complete.
 */
export function submit<Values, Result>(
  name: string,
  values: Values,
  call: SubmissionCall<Values, Result>,
  ready?: () => Promise<Values>,
): Promise<Result> {
  const running = inFlight.get(name) as Promise<Result> | undefined;
  if (running) return running;
  const before = readSubmission<Values>(name);
  if (call.keyExpires && before && isExpired(before)) {
    changeSubmission<Values>(name, 'edit', { values, key: randomId(), attempts: [] });
    return Promise.reject(new ExpiredKeyError());
  }
  globalThis.addEventListener?.('pagehide', leave);
  const attempt = hold(name, values, ready)
    .then((held) => attemptOnce(name, held, call))
    .finally(() => inFlight.delete(name));
  inFlight.set(name, attempt);
  return attempt;
}

async function hold<Values>(name: string, values: Values, ready?: () => Promise<Values>): Promise<Values> {
  // Deferred until `submit` has registered the run.
  await null;
  if (!ready) return values;
  changeSubmission(name, 'hold', { values });
  return ready().catch((error) => {
    changeSubmission(name, 'uploadFailed');
    throw error;
  });
}

async function attemptOnce<Values, Result>(
  name: string,
  values: Values,
  { send, correct }: SubmissionCall<Values, Result>,
): Promise<Result> {
  const { key = randomId(), attempts: open = [], sentAt } = readSubmission<Values>(name) ?? {};
  const earlier = open.filter((each) => !isSame(each, values));
  const attempts = [...earlier, values];
  changeSubmission<Values>(name, 'send', { values, key, attempts, sentAt: open.length > 0 ? sentAt : Date.now() });
  if (globalThis.navigator?.onLine === false) {
    changeSubmission<Values>(name, 'cut', { attempts: open });
    throw new TypeError('there is no connection');
  }
  let isArrived = false;
  try {
    const { arrived, result } = await sendUnderKey([values, ...earlier.reverse()], (each) =>
      send(each, key, open.length > 0),
    );
    isArrived = true;
    const isCurrent = isSame(arrived, values);
    const final = isCurrent || !correct ? result : await correct(result, values);
    const latest = readSubmission<Values>(name)?.values ?? values;
    changeSubmission(name, 'accept');
    // Edits made since, here or in another page, become a new draft.
    const isApart = !isCurrent && !correct;
    if (isApart || !isSame(latest, values)) changeSubmission(name, 'edit', { values: latest });
    if (isApart) throw new EarlierArrivedError();
    return final;
  } catch (error) {
    if (error instanceof EarlierArrivedError) throw error;
    const reason = isUnauthorized(error) ? undefined : serverMessage(error);
    if (isArrived || isLost(error)) changeSubmission(name, 'lose', { reason });
    else if (isTurnedAway(error)) changeSubmission<Values>(name, 'turnAway', { attempts: open, reason });
    else changeSubmission<Values>(name, 'refuse', { attempts: open, reason });
    throw error;
  }
}

/** Latest values first: the server refuses them if others arrived under the key, and resending those finds which. */
async function sendUnderKey<Values, Result>(
  candidates: Values[],
  send: (values: Values) => Promise<Result>,
): Promise<{ arrived: Values; result: Result }> {
  let reused: unknown;
  for (const values of candidates) {
    try {
      return { arrived: values, result: await send(values) };
    } catch (error) {
      if (!hasCode(error, 'idempotency_key_reused')) throw error;
      reused = error;
    }
  }
  throw reused;
}
