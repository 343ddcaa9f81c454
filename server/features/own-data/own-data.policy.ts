/** As the database has it, by the names of its columns. */
export type Row = Record<string, unknown>;

/** A refusal is known to who refused, and looks pending to who asked until they give it up. */
export function requestAsSent(row: Row): Row | undefined {
  if (row.status !== 'rejected') return row;
  return row.withdrawn_at ? undefined : { ...row, status: 'pending', updated_at: row.created_at };
}

/** Who blocked somebody is not there for them. */
export function requestAsReceived(row: Row): Row | undefined {
  return row.status === 'blocked' ? undefined : row;
}

/** The note is the administration's. */
export function messageAsSent({ note: _, ...row }: Row): Row {
  return row;
}

/**
 * A subscription belongs to its address, not to an account that names it. Whoever has confirmed the address has all of
 * it. Where nobody can confirm an address, what nobody confirmed either goes with the account of that address.
 */
export function ownedSubscriptions(
  { isEmailVerified }: { isEmailVerified: boolean },
  { emailConfirmation }: { emailConfirmation: boolean },
): 'all' | 'unconfirmed' | 'none' {
  if (isEmailVerified) return 'all';
  return emailConfirmation ? 'none' : 'unconfirmed';
}

/** What one said, and of which; not what the other's words were, nor who decided. */
export function reportAsSent({ id, reason, details, status, created_at, resolved_at }: Row): Row {
  return { id, reason, details, status, created_at, resolved_at };
}
