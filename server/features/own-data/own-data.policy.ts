export type Row = Record<string, unknown>;

/** A refused request looks pending to its sender, and is left out once withdrawn. */
export function requestAsSent(row: Row): Row | undefined {
  if (row.status !== 'rejected') return row;
  return row.withdrawn_at ? undefined : { ...row, status: 'pending', updated_at: row.created_at };
}

/** A block is hidden from the blocked member. */
export function requestAsReceived(row: Row): Row | undefined {
  return row.status === 'blocked' ? undefined : row;
}

export function messageAsSent({ note: _, ...row }: Row): Row {
  return row;
}

export function registrationAsOwn(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !column.startsWith('guest_')));
}

/** The link to connect is for those with a seat. */
export function eventAsProposed({ online_url: _, ...row }: Row): Row {
  return row;
}

/** Subscriptions belong to addresses: an account that only claims one owns no more than an unconfirmed one. */
export function ownedSubscriptions(
  { isEmailVerified }: { isEmailVerified: boolean },
  { emailConfirmation }: { emailConfirmation: boolean },
): 'all' | 'unconfirmed' | 'none' {
  if (isEmailVerified) return 'all';
  return emailConfirmation ? 'none' : 'unconfirmed';
}

/** Mails to an unverified address are not theirs. */
export const ownsAddress = (
  { isEmailVerified }: { isEmailVerified: boolean },
  { emailConfirmation }: { emailConfirmation: boolean },
): boolean => isEmailVerified || !emailConfirmation;

export function imageAsUploaded({ id, name, alt, width, height, created_at }: Row): Row {
  return { id, name, alt, width, height, created_at };
}

/** The reported content and the moderator stay private. */
export function reportAsSent({ id, kind, reason, details, status, created_at, resolved_at }: Row): Row {
  return { id, kind, reason, details, status, created_at, resolved_at };
}

export function noteAsWritten({ text, created_at }: Row): Row {
  return { text, created_at };
}

export function invitationAsReceived({ invited_by: _, ...row }: Row): Row {
  return row;
}
