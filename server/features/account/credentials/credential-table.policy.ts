export type Effect =
  /** Works as before, or cannot exist when it happens. */
  | 'lives'
  | 'ends'
  /** All but those of the session that asked for the event; its browser is remembered anew. */
  | 'others'
  /** What the owner takes away: the session that they end, or those in which the removed factor was used last, but for the one that asks; and the browsers of those. */
  | 'chosen'
  /** Those that were not proved with a second factor. */
  | 'weaker'
  /** Those that an external account proved, and of sessions not the one that asked for the event. */
  | 'issued'
  /** A member's factors of the last days for which no older factor vouched. */
  | 'unvouched'
  /** As `recent`, of a member: the mailbox alone does not disarm an account of the office, whose owner asks the operator. */
  | 'member recent'
  /** Recovery codes, once no factor is left that they stand in for. */
  | 'orphaned'
  /** Those issued since the change that is undone. */
  | 'later'
  /** Those added within the time in which a change can be undone, whatever vouched for them; recovery codes also as `orphaned`. */
  | 'recent'
  /** Of a member as `recent`; of the office as `later`, unless no older factor is left: its owner asks the operator then. */
  | 'recent or later'
  /** Those that were issued since the way back to the address that the account has now: its holder could undo them all; and those to a former address that nobody confirmed. */
  | 'outranked'
  /** Unless the owner says that they stay. */
  | 'unkept'
  /** Those beyond `MAX_KEPT`, the longest unused ones. */
  | 'surplus'
  /** Kept, and refused as long as the account is suspended. */
  | 'refused'
  /** The rights of its holder are read again. */
  | 'asks'
  /** The event itself is refused as long as there is one. */
  | 'blocks';

export const EVENTS = [
  'password changed',
  /** A new password by a link of the mail, or of the operator. */
  'recovered',
  /** The owner of an unconfirmed address takes the account: by its link outside a session, a reset, or the issuer. */
  'claimed',
  'address changed',
  'other sessions ended',
  /** One of the list. */
  'session ended',
  'suspended',
  'reinstated',
  'deleted',
  'factor added',
  'factor removed',
  'role up',
  'role down',
  /** The way back in a mail: to a former address, or to before a factor or an external identity. */
  'undone',
  'factors removed by the operator',
  'signed in',
  /** An external account is unlinked by its owner. */
  'identity removed',
] as const;
export type CredentialEvent = (typeof EVENTS)[number];

type EffectOfEach<Events extends readonly string[]> = { readonly [E in keyof Events]: Effect };
/** A missing event does not compile. */
type Row = EffectOfEach<typeof EVENTS>;

const ends = 'ends';
const others = 'others';
const chosen = 'chosen';
const weaker = 'weaker';
const recent = 'recent';
const issued = 'issued';
const mRecent = 'member recent';
const rLater = 'recent or later';
const unkept = 'unkept';
const surplus = 'surplus';
const refused = 'refused';
const _ = 'lives';

/**
 * Read by `revoke`; `credential-table.test.ts` tries every cell on the portal. A sign-in in flight fails by the
 * account's new generation. A request in flight has its rights read again once its body has arrived. An issuer's
 * attempt and a sign-in by passkey belong to no account yet: what they lead to is checked at their end.
 */
// biome-ignore format: a table
export const CREDENTIALS = {
  //                         password  recovered  claimed  address  others  session  suspend  reinst.  deleted  factor+  factor-  role+     role-   undone   operator  signed-in  identity-
  // First: it goes by the sessions that end.
  'known browser':          [ends,     ends,      ends,    _,       others, chosen,  _,       _,       ends,    _,       chosen,  _,        _,      ends,    _,        surplus,   others],
  'session':                [ends,     ends,      ends,    _,       others, chosen,  ends,    _,       ends,    weaker,  chosen,  ends,     _,      ends,    ends,     surplus,   issued],
  'proof':                  [ends,     ends,      ends,    _,       others, chosen,  ends,    _,       ends,    weaker,  ends,    ends,     _,      ends,    ends,     surplus,   issued],
  'sign-in in flight':      [ends,     ends,      ends,    ends,    ends,   _,       ends,    _,       ends,    ends,    ends,    ends,     ends,   ends,    ends,     _,         ends],
  'request in flight':      [ends,     ends,      ends,    _,       others, chosen,  ends,    _,       ends,    weaker,  chosen,  ends,     'asks', ends,    ends,     surplus,   issued],
  'verify-email':           [_,        ends,      ends,    ends,    _,      _,       refused, _,       ends,    _,       _,       ends,     _,      ends,    _,        _,         _],
  'change-email':           [ends,     ends,      ends,    ends,    ends,   _,       ends,    _,       ends,    ends,    _,       ends,     _,      ends,    ends,     _,         _],
  // A new password proves less than the mailbox or the operator: it takes no link to one from its owner.
  'reset-password':         [_,        ends,      ends,    ends,    _,      _,       ends,    _,       ends,    _,       _,       ends,     _,      ends,    _,        _,         _],
  'claim-password':         [_,        ends,      ends,    ends,    _,      _,       ends,    _,       ends,    _,       _,       ends,     _,      ends,    _,        _,         _],
  'operator-password':      [_,        ends,      ends,    ends,    _,      _,       ends,    _,       ends,    _,       _,       ends,     _,      ends,    _,        _,         _],
  // Of an address, whichever unconfirmed account has it: only its confirmation ends it.
  'address-password':       [_,        ends,      ends,    _,       _,      _,       _,       _,       _,       _,       _,       ends,     _,      _,       _,        _,         _],
  'undo-email':             [_,        _,         ends,    'outranked',_,   _,       _,       _,       ends,    _,       _,       'blocks', _,      'later', _,        _,         _],
  'second-factor':          [ends,     ends,      ends,    ends,    ends,   _,       ends,    _,       ends,    ends,    ends,    ends,     ends,   ends,    ends,     _,         ends],
  'passkey-sign-in':        [ends,     ends,      ends,    ends,    ends,   _,       ends,    _,       ends,    ends,    ends,    ends,     ends,   ends,    ends,     _,         ends],
  'passkey-proof':          [ends,     ends,      ends,    ends,    ends,   _,       ends,    _,       ends,    ends,    ends,    ends,     ends,   ends,    ends,     _,         ends],
  'passkey-registration':   [ends,     ends,      ends,    ends,    ends,   _,       ends,    _,       ends,    ends,    ends,    ends,     ends,   ends,    ends,     _,         ends],
  'issuer attempt':         [_,        _,         _,       _,       _,      _,       refused, _,       _,       _,       _,       _,        _,      _,       _,        _,         ends],
  'external identity':      [_,        unkept,    ends,    unkept,  _,      _,       refused, _,       ends,    _,       _,       _,        _,      recent,  ends,     _,         _],
  'passkey':                [_,        'unvouched',ends,   _,       _,      _,       refused, _,       ends,    _,       _,       _,        _,      rLater,  ends,     _,         _],
  'TOTP':                   [_,        'unvouched',ends,   _,       _,      _,       refused, _,       ends,    _,       _,       _,        _,      rLater,  ends,     _,         _],
  'unconfirmed TOTP':       [ends,     ends,      ends,    ends,    ends,   _,       ends,    _,       ends,    ends,    ends,    ends,     ends,   ends,    ends,     _,         ends],
  'recovery codes':         [_,        mRecent,   ends,    _,       _,      _,       refused, _,       ends,    _,       'orphaned',_,      _,      rLater,  ends,     _,         _],
  'invitation sent':        [_,        _,         ends,    _,       _,      _,       ends,    _,       ends,    _,       _,       _,        ends,   ends,    _,        _,         _],
  'newsletter confirmation':[_,        _,         _,       _,       _,      _,       _,       _,       ends,    _,       _,       _,        _,      _,       _,        _,         _],
  'idempotency key':        [_,        _,         ends,    _,       _,      _,       refused, _,       ends,    _,       _,       _,        _,      _,       _,        _,         _],
} as const satisfies Record<string, Row>;

export type CredentialKind = keyof typeof CREDENTIALS;

export const effectOf = (kind: CredentialKind, event: CredentialEvent): Effect =>
  CREDENTIALS[kind][EVENTS.indexOf(event)] as Effect;

/** Every sign-in adds one of each: without a bound one member could fill the tables. */
export const MAX_KEPT = { session: 100, 'known browser': 50 } as const satisfies Partial<
  Record<CredentialKind, number>
>;

/** Also how long a factor counts as recent: an owner reads the mail within this time. */
export const UNDO_DAYS = 7;

export const TOKEN_HOURS = {
  'verify-email': 72,
  'change-email': 72,
  'reset-password': 1,
  'claim-password': 1,
  'operator-password': 1,
  'address-password': 24,
  'undo-email': UNDO_DAYS * 24,
} as const satisfies Partial<Record<CredentialKind, number>>;

export const CHALLENGE_MINUTES = 5;
export const UNCONFIRMED_TOTP_MINUTES = 60;
