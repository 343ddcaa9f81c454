import { lazyPart } from './lazy-part.tsx';

/** Code-split: conflicts and kept drafts are rare. */
export const LazyConflictNotice = lazyPart(async () => (await import('./conflict-notice.tsx')).ConflictNotice, null);
export const LazySubmissionNotice = lazyPart(
  async () => (await import('./submission-notice.tsx')).SubmissionNotice,
  null,
);
