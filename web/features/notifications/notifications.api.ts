import type { QueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { notificationsContract } from '#contract/notifications/notifications.contract.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';
import { invalidatePaths, useCall } from '../../lib/use-call.ts';

const { listNotifications, markRead } = notificationsContract;

export const notificationsQuery = (query: QueryOf<typeof listNotifications>) =>
  listQuery(listNotifications, { query }, revalidate);

export function invalidateNotifications(queryClient: QueryClient): void {
  invalidatePaths(queryClient, [listNotifications.path]);
}

export const useMarkRead = () =>
  useCall(markRead, { onSuccess: (_read, _input, _before, { client }) => invalidateNotifications(client) });
