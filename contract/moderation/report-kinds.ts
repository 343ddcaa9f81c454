export const contentReasons = {
  spam: 'Publicidad o spam',
  offensive: 'Ofensivo o irrespetuoso',
  'off-topic': 'Fuera de tema',
  other: 'Otro motivo',
} as const;

export const messageReasons = {
  spam: 'Publicidad o spam',
  offensive: 'Ofensivo o acoso',
  fraud: 'Intento de estafa',
  other: 'Otro motivo',
} as const;

export type ReportedKind = 'post' | 'comment' | 'message' | 'profile';

/** What can be reported, why, and the kind that the queue of the office lists it under. */
export const reportKinds = {
  post: { listedAs: 'forum-report', reasons: contentReasons },
  comment: { listedAs: 'forum-report', reasons: contentReasons },
  message: { listedAs: 'message-report', reasons: messageReasons },
  profile: { listedAs: 'profile-report', reasons: contentReasons },
} as const satisfies Record<ReportedKind, { listedAs: string; reasons: Record<string, string> }>;

/** Of all kinds, as the office reads them. */
export const reasonLabels: Readonly<Record<string, string>> = { ...messageReasons, ...contentReasons };

export const reportLimits = { details: 500, reason: 500 };
