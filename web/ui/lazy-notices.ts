import { lazyPart } from './lazy-part.tsx';

/** Code-split, for editors: a record is rarely changed elsewhere while it is open, or kept from before. */
export const LazyConflictNotice = lazyPart(async () => (await import('./conflict-notice.tsx')).ConflictNotice, null);
export const LazySubmissionNotice = lazyPart(
  async () => (await import('./submission-notice.tsx')).SubmissionNotice,
  null,
);
