import { invalid } from './errors.ts';

const MAX_AHEAD_MS = 2 * 365 * 24 * 60 * 60 * 1000;

export function checkPublishAt(text: string, now: Date): Date {
  const publishAt = new Date(text);
  const ahead = publishAt.getTime() - now.getTime();
  // Also catches an invalid date.
  if (!(ahead > 0)) throw invalid({ publishAt: 'Elige un día y una hora que no hayan pasado' });
  if (ahead > MAX_AHEAD_MS) throw invalid({ publishAt: 'Elige un día dentro de los próximos dos años' });
  return publishAt;
}
