/** Lifecycle of an input, from the first letter until the server's response is known. */
export type SubmissionState =
  | 'empty'
  /** Stored in this browser. */
  | 'draft'
  /** Waits for the last image upload. */
  | 'waiting'
  | 'sending'
  /** Failed without a connection: nothing left the browser. */
  | 'unsent'
  /** Sent, but without a response. */
  | 'unresolved'
  | 'refused';

export type SubmissionEvent =
  | 'edit'
  | 'clear'
  /** Sent while uploads are pending. */
  | 'hold'
  | 'send'
  | 'uploadFailed'
  | 'accept'
  | 'refuse'
  /** No connection. */
  | 'cut'
  /** No response, or an inconclusive one. */
  | 'lose'
  /** Before any work: the session had expired, or the server is busy or read-only. */
  | 'turnAway'
  /** The page or form is closed. */
  | 'leave'
  | 'discard';

const written = { edit: 'draft', clear: 'empty', hold: 'waiting', send: 'sending', discard: 'empty' } as const;

/** Missing events leave the state unchanged. */
export const transitions: Record<SubmissionState, Partial<Record<SubmissionEvent, SubmissionState>>> = {
  empty: written,
  draft: written,
  refused: written,
  unsent: written,
  // A late response still counts; later edits are a correction.
  unresolved: { ...written, clear: 'unresolved', accept: 'empty' },
  waiting: { send: 'sending', uploadFailed: 'draft', leave: 'draft', discard: 'empty' },
  sending: {
    accept: 'empty',
    refuse: 'refused',
    cut: 'unsent',
    lose: 'unresolved',
    turnAway: 'draft',
    leave: 'unresolved',
  },
};

const RESTING: readonly SubmissionState[] = ['draft', 'refused', 'unsent'];

/** `isUncertain`: an attempt has no response, and no edit resolves that. */
export function nextState(state: SubmissionState, event: SubmissionEvent, isUncertain: boolean): SubmissionState {
  const next = transitions[state][event] ?? state;
  return isUncertain && RESTING.includes(next) ? 'unresolved' : next;
}
