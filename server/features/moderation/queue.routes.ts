import type { FastifyInstance } from 'fastify';
import {
  type ModerationItem,
  type ModerationKind,
  moderationQueueContract,
} from '#contract/admin/moderation-queue.contract.ts';
import { photoContract } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import {
  countPending,
  listForumReports,
  listMessageReports,
  listPending,
  listProfileReports,
  listProposals,
} from './queue.queries.ts';

const photoUrlOf = (reportId: string) => photoContract.getReportedPhoto.path.replace(':id', reportId);

const EMPTY_ITEM = {
  reason: null,
  details: null,
  title: null,
  author: null,
  original: null,
  profile: null,
  postId: null,
  commentId: null,
  event: null,
};

/** In queue order; items decided between the two queries are left out. */
async function readQueue(
  { database }: Pick<Context, 'database'>,
  query: { kind?: ModerationKind | undefined; page: number; limit: number },
): Promise<ModerationItem[]> {
  const waiting = await listPending(database, query);
  const idsOf = (kind: ModerationKind) => waiting.filter((each) => each.kind === kind).map(({ id }) => id);
  const [forumReports, messageReports, profileReports, proposals] = await Promise.all([
    listForumReports(database, idsOf('forum-report')),
    listMessageReports(database, idsOf('message-report')),
    listProfileReports(database, idsOf('profile-report')),
    listProposals(database, idsOf('proposal')),
  ]);
  const items = [
    ...forumReports.map((row) => ({ ...EMPTY_ITEM, ...row, kind: 'forum-report' as const })),
    ...messageReports.map((row) => ({ ...EMPTY_ITEM, ...row, kind: 'message-report' as const })),
    ...profileReports.map(({ profile: { profileImageUrl, ...profile }, ...row }) => ({
      ...EMPTY_ITEM,
      ...row,
      profile: { ...profile, photoUrl: profileImageUrl?.startsWith('/') ? photoUrlOf(row.id) : null },
      text: profile.bio ?? '',
      kind: 'profile-report' as const,
    })),
    ...proposals.map((row) => ({ ...EMPTY_ITEM, ...row, kind: 'proposal' as const })),
  ].map((item) => ({ ...item, at: item.at.toISOString() }));
  return waiting.flatMap(({ kind, id }) => items.filter((item) => item.kind === kind && item.id === id));
}

/** Read-only: decisions are endpoints of the features they belong to. */
export function moderationQueueRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, moderationQueueContract.listModerationQueue, async ({ query }) => {
    const [items, counts] = await Promise.all([readQueue(context, query), countPending(context.database)]);
    const total = query.kind ? counts[query.kind] : Object.values(counts).reduce((sum, each) => sum + each, 0);
    return { items, ...presentPage(total, query), counts };
  });
}
