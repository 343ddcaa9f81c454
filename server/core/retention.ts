/**
 * Retention periods of personal data, in days. Single source: the job reads it, and a test holds `docs/retention.md`
 * against it.
 */
export const RETENTION_DAYS = {
  /** Since the last use. */
  sessions: 30,
  /** Since the link expired. */
  accountTokens: 0,
  /** Since the last sign-in; the longest that browsers keep a cookie. */
  knownBrowsers: 400,
  securityLog: 90,
  /** Since they were sent, or given up. */
  mails: 7,
  /** Since the last refusal: then the address is tried again. */
  mailBounces: 180,
  contactMessages: 730,
  /** Since the decision; open reports are kept. */
  decidedReports: 180,
  notifications: 180,
  /** Anonymous words, kept for the longest range of the statistics. */
  searchMisses: 366,
  /** Unconfirmed subscriptions to the newsletter. */
  unconfirmedSubscribers: 30,
  /** Since they were accepted, revoked or expired. */
  closedInvitations: 90,
  /** Attendance of deleted accounts, since the event. */
  deletedAccountRegistrations: 365,
  /** Names, phones and addresses of guests without an account, since the event. */
  eventGuests: 365,
  /** Pictures of members that no post, comment or report shows: a draft may still hold them. */
  unusedMemberImages: 7,
  /** Anonymized accounts without references, since the deletion. */
  deletedAccounts: 30,
} as const;

export type RetainedData = keyof typeof RETENTION_DAYS;
