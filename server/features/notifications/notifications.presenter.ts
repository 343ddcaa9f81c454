import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { notifications } from '../../database/schema/notifications.ts';

type Row = Omit<typeof notifications.$inferSelect, 'userId' | 'aboutId' | 'groupKey' | 'count'>;

export function presentNotification({ readAt, createdAt, ...row }: Row): Notification {
  return { ...row, readAt: readAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
