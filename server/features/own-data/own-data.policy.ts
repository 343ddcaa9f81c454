/** A database row, by column names. */
export type Row = Record<string, unknown>;

/** A refused request looks pending to its sender, and is left out once withdrawn. */
export function requestAsSent(row: Row): Row | undefined {
  if (row.status !== 'rejected') return row;
  return row.withdrawn_at ? undefined : { ...row, status: 'pending', updated_at: row.created_at };
}

/** A block is not shown to the blocked member. */
export function requestAsReceived(row: Row): Row | undefined {
  return row.status === 'blocked' ? undefined : row;
}

/** Without the administration's internal note. */
export function messageAsSent({ note: _, ...row }: Row): Row {
  return row;
}

/** Without the columns of guests, who have no account. */
export function registrationAsOwn(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !column.startsWith('guest_')));
}

/** Without the link to connect, which is for those with a seat. */
export function eventAsProposed({ online_url: _, ...row }: Row): Row {
  return row;
}

/**
 * A subscription belongs to its address, not to an account that claims it. With a verified address, all of it is
 * theirs; where addresses cannot be verified, only an unconfirmed one.
 */
export function ownedSubscriptions(
  { isEmailVerified }: { isEmailVerified: boolean },
  { emailConfirmation }: { emailConfirmation: boolean },
): 'all' | 'unconfirmed' | 'none' {
  if (isEmailVerified) return 'all';
  return emailConfirmation ? 'none' : 'unconfirmed';
}

/** Mails to an address that somebody only claims are not theirs. */
export const ownsAddress = (
  { isEmailVerified }: { isEmailVerified: boolean },
  { emailConfirmation }: { emailConfirmation: boolean },
): boolean => isEmailVerified || !emailConfirmation;

/** Its words; the bytes are where it is shown. */
export function imageAsUploaded({ id, name, alt, width, height, created_at }: Row): Row {
  return { id, name, alt, width, height, created_at };
}

/** The reporter's own words and the status, without the reported content and who decided. */
export function reportAsSent({ id, reason, details, status, created_at, resolved_at }: Row): Row {
  return { id, reason, details, status, created_at, resolved_at };
}

/** What the office noted about the person, without who wrote it. */
export function noteAsWritten({ text, created_at }: Row): Row {
  return { text, created_at };
}

/** Without who sent it. */
export function invitationAsReceived({ invited_by: _, ...row }: Row): Row {
  return row;
}
