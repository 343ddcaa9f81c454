/** What a person sends, from the first letter until the server's answer is known. */
export type SubmissionState =
  /** Nothing is written. */
  | 'empty'
  /** Written, and kept in this browser. */
  | 'draft'
  /** To be sent once the last picture has arrived. */
  | 'waiting'
  | 'sending'
  /** Without a connection: nothing left this browser. */
  | 'unsent'
  /** It left, and nobody knows whether it arrived. */
  | 'unresolved'
  /** The server said why not. */
  | 'refused';

export type SubmissionEvent =
  /** Any change: a letter, a picture, its description. */
  | 'edit'
  /** Nothing of it is left in the form. */
  | 'clear'
  /** Sending was asked for while pictures are on their way. */
  | 'hold'
  | 'send'
  | 'uploadFailed'
  | 'accept'
  | 'refuse'
  /** There is no connection to send over. */
  | 'cut'
  /** No answer, or one that does not say whether it was carried out. */
  | 'lose'
  /** The page or the form is closed. */
  | 'leave'
  | 'discard';

const written = { edit: 'draft', clear: 'empty', hold: 'waiting', send: 'sending', discard: 'empty' } as const;

/** What does not stand here changes nothing. */
export const transitions: Record<SubmissionState, Partial<Record<SubmissionEvent, SubmissionState>>> = {
  empty: written,
  draft: written,
  refused: written,
  unsent: written,
  // A late answer counts too; and what is written instead is a correction.
  unresolved: { ...written, clear: 'unresolved', accept: 'empty' },
  waiting: { send: 'sending', uploadFailed: 'draft', leave: 'draft', discard: 'empty' },
  sending: { accept: 'empty', refuse: 'refused', cut: 'unsent', lose: 'unresolved', leave: 'unresolved' },
};

const RESTING: readonly SubmissionState[] = ['draft', 'refused', 'unsent'];

/** `isUncertain`: an attempt has no answer. Until it has one, nothing that is done to the text makes that certain. */
export function nextState(state: SubmissionState, event: SubmissionEvent, isUncertain: boolean): SubmissionState {
  const next = transitions[state][event] ?? state;
  return isUncertain && RESTING.includes(next) ? 'unresolved' : next;
}
