import { ApiError, serverMessage } from './api-error.ts';
import { KEPT } from './is-kept.ts';
import { randomId } from './random-id.ts';
import { nextState, type SubmissionEvent, type SubmissionState } from './submission-states.ts';

/** What a person sends, as it is kept in this browser until the server's answer is known. */
export interface Submission<Values> {
  state: SubmissionState;
  /** As the person saw them last. */
  values: Values;
  /** Idempotency key, the same for every attempt. */
  key: string;
  /** What was sent under the key without an answer: one of these may have arrived. */
  attempts: Values[];
  /** Of the last change, in milliseconds. */
  at: number;
  /** The server's, for a refusal. */
  reason?: string | undefined;
}

/** How what was written is sent. */
export interface SubmissionCall<Values, Result> {
  /** `isRepeated`: an earlier attempt may have arrived. */
  send: (values: Values, key: string, isRepeated: boolean) => Promise<Result>;
  /** Changes what arrived into what was written since. */
  correct?: (arrived: Result, values: Values) => Promise<Result>;
}

/** What had been sent before did arrive, and cannot be changed; what was written since is a draft of its own. */
export class EarlierArrivedError extends Error {
  override readonly name = 'EarlierArrivedError';
  override readonly message =
    'Lo que habías enviado antes sí llegó. Lo que escribiste después quedó como borrador: envíalo si quieres mandarlo aparte.';
}

/** A picture did not arrive, and the form is not sent without it unasked. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  override readonly message = 'Una imagen no se pudo subir. Súbela otra vez o quítala, y envía de nuevo.';
}

/** Longer than a call may take: whoever was sending is gone. */
const STALE_MS = 25_000;

type AnySubmission = Submission<unknown>;

/** Parsed once; all there is where storage is full or blocked. */
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

/** As it is shown: what only another page does is a wait with an end. */
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
    // Storage is full or blocked: it is kept until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Moves it along the table; `change` comes with the event. */
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

/** Names that begin so, oldest first. */
export function submissionNames(beginning: string): string[] {
  const stored = new Set([...known].flatMap(([name, { submission }]) => (submission ? [name] : [])));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEPT)) stored.add(key.slice(KEPT.length));
  } catch {
    // Storage is blocked: those of this page.
  }
  const names = [...stored].filter((name) => name.startsWith(beginning) && readSubmission(name));
  return names.sort((one, other) => one.localeCompare(other));
}

const WINDOW_EVENTS = ['storage', 'pageshow', 'focus'];

/** Hears of changes here and in other pages of this browser, also of those while this one was away. */
export function subscribeToSubmissions(listener: () => void): () => void {
  listeners.add(listener);
  for (const type of WINDOW_EVENTS) addEventListener(type, listener);
  // A wait for another page ends by itself.
  const timer = setInterval(listener, STALE_MS);
  return () => {
    listeners.delete(listener);
    for (const type of WINDOW_EVENTS) removeEventListener(type, listener);
    clearInterval(timer);
  };
}

/** Whoever closes the page while something is being sent finds it as not known to have arrived. */
function leave(): void {
  for (const name of inFlight.keys()) changeSubmission(name, 'leave');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.body?.code === code;

/** It may have been carried out. */
const isLost = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || hasCode(error, 'in_progress');

/**
 * Sends it once, however often it is called and wherever an earlier attempt was interrupted. What arrived of an earlier
 * attempt, with other words, is corrected. `ready` resolves to what is sent once the pictures have arrived.
 */
export function submit<Values, Result>(
  name: string,
  values: Values,
  call: SubmissionCall<Values, Result>,
  ready?: () => Promise<Values>,
): Promise<Result> {
  const running = inFlight.get(name) as Promise<Result> | undefined;
  if (running) return running;
  globalThis.addEventListener?.('pagehide', leave);
  const attempt = hold(name, values, ready)
    .then((held) => attemptOnce(name, held, call))
    .finally(() => inFlight.delete(name));
  inFlight.set(name, attempt);
  return attempt;
}

async function hold<Values>(name: string, values: Values, ready?: () => Promise<Values>): Promise<Values> {
  // Begins once `submit` has noted that it runs.
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
  const { key = randomId(), attempts: open = [] } = readSubmission<Values>(name) ?? {};
  const earlier = open.filter((each) => !isSame(each, values));
  changeSubmission<Values>(name, 'send', { values, key, attempts: [...earlier, values] });
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
    // What was written since, here or in another page, is a draft of its own.
    const isApart = !isCurrent && !correct;
    if (isApart || !isSame(latest, values)) changeSubmission(name, 'edit', { values: latest });
    if (isApart) throw new EarlierArrivedError();
    return final;
  } catch (error) {
    if (error instanceof EarlierArrivedError) throw error;
    const reason = serverMessage(error);
    if (isArrived || isLost(error)) changeSubmission(name, 'lose', { reason });
    else changeSubmission<Values>(name, 'refuse', { attempts: open, reason });
    throw error;
  }
}

/** The current words first. The server refuses them if others arrived under the key, and tells which by repeating those. */
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
