import type { ModerationItem, ModerationKind } from '#contract/admin/moderation-queue.contract.ts';
import { photoContract } from '#contract/profile/photo.contract.ts';
import type { Context } from '../../core/context.ts';
import {
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
export async function readQueue(
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
