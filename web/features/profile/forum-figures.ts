import type { UserStats } from '#contract/profile/activity.contract.ts';
import type { Figure } from './figure-list.tsx';

/** The four forum counts of the profile and the dashboard. */
export function forumFigures(stats: Partial<UserStats>): Figure[] {
  return [
    { label: 'Posts creados', value: stats.postsCreated ?? 0 },
    { label: 'Comentarios', value: stats.commentsCount ?? 0 },
    { label: 'Me gusta recibidos', value: stats.likesReceived ?? 0 },
    { label: 'Reputación', value: stats.forumReputation ?? 0 },
  ];
}
