import {
  type CredentialEvent,
  type CredentialKind,
  effectOf,
} from '../../server/features/account/credentials/credential-table.policy.ts';

export type Party = 'attacker' | 'owner';
/** What a session was opened with. */
type Grade = 'password' | 'factor';

interface Added {
  of: Party;
  /** When, in steps. */
  at: number;
}

/** One confirmed account whose password somebody else knows, as far as it decides who has it. */
export interface State {
  /** Whose mailbox the account's address is. */
  email: Party;
  /** Who knows the password. */
  password: Party | 'both' | 'nobody';
  sessions: Partial<Record<Party, Grade>>;
  /** `isOld`, or vouched for by an old one. */
  factors: (Added & { isOld: boolean })[];
  identities: Added[];
  /** Pending change of address, by the mailbox that has the link. */
  change: Party | null;
  /** Pending link to a new password. */
  reset: Party | null;
  /** Ways back, by the mailbox that has the link; in order. */
  undos: Added[];
  isSuspended: boolean;
  isOffice: boolean;
  clock: number;
}

export const START: State = {
  email: 'owner',
  password: 'both',
  sessions: { attacker: 'password', owner: 'password' },
  factors: [],
  identities: [],
  change: null,
  reset: null,
  undos: [],
  isSuspended: false,
  isOffice: false,
  clock: 0,
};

const knows = ({ password }: State, who: Party) => password === 'both' || password === who;
const hasOwn = (list: { of: Party }[], who: Party) => list.some(({ of }) => of === who);
/** A session counts as proved, by a factor where the account has one: all of this happens within ten minutes. */
const isProved = ({ sessions, factors }: State, who: Party) =>
  sessions[who] !== undefined && (factors.length === 0 || sessions[who] === 'factor');

const KEEPS: ReturnType<typeof effectOf>[] = ['lives', 'refused', 'asks', 'blocks'];
const isKept = (kind: CredentialKind, event: CredentialEvent) => KEEPS.includes(effectOf(kind, event));

function left<T extends Added & { isOld?: boolean }>(
  kind: CredentialKind,
  event: CredentialEvent,
  rows: T[],
  { email, isOffice, since = 0 }: Pick<State, 'email' | 'isOffice'> & { since?: number | undefined },
): T[] {
  if (isKept(kind, event)) return rows;
  const effect = effectOf(kind, event);
  if (effect === 'later') return rows.filter(({ at }) => at < since);
  // Every step comes within days.
  if (effect === 'recent') return rows.filter(({ at }) => at === 0);
  if (effect === 'member recent') return rows.filter(({ at }) => at === 0 || isOffice);
  if (effect === 'recent or later') {
    const older = rows.filter(({ at }) => at <= since);
    if (isOffice) return older.length > 0 ? older : rows;
    return rows.filter(({ at }) => at === 0);
  }
  if (effect === 'unvouched') return rows.filter(({ isOld }) => isOld || isOffice);
  if (effect !== 'outranked') return [];
  const senior = rows.find(({ of }) => of === email);
  return rows.filter(({ of, at }) => !senior || of === email || at < senior.at);
}

/** As `revoke` does, by the same table. */
function revoke(state: State, event: CredentialEvent, { by, since }: { by?: Party; since?: number } = {}): State {
  const effect = effectOf('session', event);
  const entries = (Object.entries(state.sessions) as [Party, Grade][]).filter(
    ([who, grade]) =>
      isKept('session', event) || (effect !== 'ends' && who === by) || (effect === 'weaker' && grade === 'factor'),
  );
  const scope = { email: state.email, isOffice: state.isOffice, since };
  return {
    ...state,
    sessions: Object.fromEntries(entries),
    factors: left('passkey', event, state.factors, scope),
    identities: left('external identity', event, state.identities, scope),
    undos: left('undo-email', event, state.undos, scope),
    change: isKept('change-email', event) ? state.change : null,
    reset: isKept('reset-password', event) ? state.reset : null,
  };
}

/** The state after the event; undefined where the portal refuses it. */
type Step = (state: State) => State | undefined;

const withSession = (state: State, who: Party, grade: Grade): State => ({
  ...state,
  sessions: { ...state.sessions, [who]: grade },
});

const notify = (state: State, of: Party): State => ({ ...state, undos: [...state.undos, { of, at: state.clock }] });

/** A password is chosen by a link, which signs in where there is no factor. */
function choosePassword(state: State, who: Party): State {
  const recovered = revoke({ ...state, password: who, reset: null }, 'recovered');
  return recovered.factors.length === 0 ? withSession(recovered, who, 'password') : recovered;
}

const signIn =
  (who: Party): Step =>
  (state) => {
    const isEnough = hasOwn(state.factors, who) || (state.factors.length === 0 && knows(state, who));
    if (state.isSuspended || !isEnough) return undefined;
    return withSession(state, who, state.factors.length === 0 ? 'password' : 'factor');
  };

const askForAddress =
  (who: Party): Step =>
  (state) => {
    const isAllowed = state.factors.length === 0 ? state.sessions[who] && knows(state, who) : isProved(state, who);
    if (state.email === who) return state.sessions[who] && state;
    return isAllowed ? { ...state, change: who } : undefined;
  };

const confirmAddress =
  (who: Party): Step =>
  (state) => {
    if (state.change !== who || !state.sessions[who]) return undefined;
    const isReturn = hasOwn(state.undos, who);
    const changed = revoke({ ...state, email: who }, 'address changed');
    return isReturn ? changed : notify(changed, state.email);
  };

const addFactor =
  (who: Party): Step =>
  (state) => {
    if (!isProved(state, who) || hasOwn(state.factors, who)) return undefined;
    const isOld = state.sessions[who] === 'factor' && state.factors.some((factor) => factor.isOld);
    const factors = [...state.factors, { of: who, at: state.clock, isOld }];
    return notify(withSession(revoke({ ...state, factors }, 'factor added', { by: who }), who, 'factor'), state.email);
  };

const changePassword =
  (who: Party): Step =>
  (state) => {
    const grade = state.sessions[who];
    if (!grade || !isProved(state, who) || !knows(state, who)) return undefined;
    return withSession(revoke({ ...state, password: who }, 'password changed'), who, grade);
  };

const linkIdentity =
  (who: Party): Step =>
  (state) => {
    // The issuer has verified the address.
    if (state.email !== who || state.isSuspended || hasOwn(state.identities, who)) return undefined;
    // It is linked once a factor of the account is shown.
    if (state.factors.length > 0 && !hasOwn(state.factors, who)) return undefined;
    return notify({ ...state, identities: [...state.identities, { of: who, at: state.clock }] }, who);
  };

const undo =
  (who: Party, which: 'first' | 'last'): Step =>
  (state) => {
    const links = state.undos.filter(({ of }) => of === who);
    const link = which === 'first' ? links[0] : links.at(-1);
    if (!link) return undefined;
    const undone = revoke({ ...state, email: who, password: 'nobody' }, 'undone', { since: link.at });
    const used = { ...undone, undos: undone.undos.filter((each) => each !== link) };
    // Suspended, it only takes away: the password is chosen once the office reinstates.
    return state.isSuspended ? used : choosePassword(used, who);
  };

const endOthers =
  (who: Party): Step =>
  (state) =>
    state.sessions[who] && revoke(state, 'other sessions ended', { by: who });

const askForReset =
  (who: Party): Step =>
  (state) =>
    state.email === who && !state.isSuspended ? { ...state, reset: who } : undefined;

const followReset =
  (who: Party): Step =>
  (state) =>
    state.reset === who && state.email === who && !state.isSuspended ? choosePassword(state, who) : undefined;

const reset =
  (who: Party): Step =>
  (state) => {
    const asked = askForReset(who)(state);
    return asked && followReset(who)(asked);
  };

export const STEPS = {
  'attacker signs in': signIn('attacker'),
  'attacker asks for another address': askForAddress('attacker'),
  'attacker renews the link': (state) =>
    state.change === 'attacker' && isProved(state, 'attacker') ? state : undefined,
  'attacker confirms the address': confirmAddress('attacker'),
  'attacker adds a factor': addFactor('attacker'),
  'attacker changes the password': changePassword('attacker'),
  'attacker links an identity': linkIdentity('attacker'),
  'attacker ends the other sessions': endOthers('attacker'),
  'attacker asks for a reset': askForReset('attacker'),
  'attacker uses the reset': followReset('attacker'),
  'attacker undoes': undo('attacker', 'first'),
  'owner signs in': signIn('owner'),
  'owner asks for the address back': askForAddress('owner'),
  'owner confirms the address': confirmAddress('owner'),
  'owner adds a factor': addFactor('owner'),
  'owner changes the password': changePassword('owner'),
  'owner links an identity': linkIdentity('owner'),
  'owner ends the other sessions': endOthers('owner'),
  'owner asks for a reset': askForReset('owner'),
  'owner uses the reset': followReset('owner'),
  'owner resets by mail': reset('owner'),
  'owner undoes by the first link': undo('owner', 'first'),
  'owner undoes by the last link': undo('owner', 'last'),
  'office suspends': (state) => revoke({ ...state, isSuspended: true }, 'suspended'),
  'office reinstates': (state) => (state.isSuspended ? revoke({ ...state, isSuspended: false }, 'reinstated') : state),
  'office gives a role': (state) => {
    const isBlocked = effectOf('undo-email', 'role up') === 'blocks' && state.undos.length > 0;
    if (state.isOffice) return state;
    return isBlocked ? undefined : revoke({ ...state, isOffice: true }, 'role up');
  },
  'office takes the role': (state) => (state.isOffice ? revoke({ ...state, isOffice: false }, 'role down') : state),
  'operator removes factors': (state) =>
    state.factors.length + state.identities.length > 0 ? revoke(state, 'factors removed by the operator') : undefined,
} satisfies Record<string, Step>;
export type StepName = keyof typeof STEPS;
export const stepNames = Object.keys(STEPS) as StepName[];

export function take(state: State, name: StepName): State | undefined {
  const step: Step = STEPS[name];
  return step({ ...state, clock: state.clock + 1 });
}

/** Whatever the attacker could still open the account with. */
export function heldByAttacker(state: State): string[] {
  const held = {
    address: state.email === 'attacker',
    password: knows(state, 'attacker'),
    session: state.sessions.attacker !== undefined,
    factor: hasOwn(state.factors, 'attacker'),
    identity: hasOwn(state.identities, 'attacker'),
    'change link': state.change === 'attacker',
    'reset link': state.reset === 'attacker',
    'way back': hasOwn(state.undos, 'attacker'),
  };
  return Object.keys(held).filter((kind) => held[kind as keyof typeof held]);
}

export const RECOVERIES: StepName[] = [
  'owner resets by mail',
  'owner undoes by the first link',
  'owner undoes by the last link',
];
/** Of an account of the office no mail ends a factor: its owner asks the operator, and chooses another password by mail. */
export function withOperator(state: State): State {
  if (!state.isOffice || !hasOwn(state.factors, 'attacker')) return state;
  const awake = state.isSuspended ? take(state, 'office reinstates') : state;
  const helped = awake && take(awake, 'operator removes factors');
  return (helped && take(helped, 'owner resets by mail')) ?? state;
}

/** Unless a factor of somebody else keeps them out. */
export const isOpenToOwner = (state: State) => state.email === 'owner' && !hasOwn(state.factors, 'attacker');
