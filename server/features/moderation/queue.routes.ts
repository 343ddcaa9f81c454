import type { FastifyInstance } from 'fastify';
import { mayWorkIn } from '#contract/account/roles.ts';
import {
  type ModerationItem,
  type ModerationKind,
  moderationKind,
  moderationQueueContract,
} from '#contract/moderation/moderation-queue.contract.ts';
import { photoContract } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import {
  countPending,
  listDecided,
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
  images: [],
  profile: null,
  postId: null,
  commentId: null,
  event: null,
  decision: null,
};

interface DecisionRow {
  status: 'open' | 'resolved' | 'dismissed';
  at: Date | null;
  note: string | null;
}

type Decider = NonNullable<ModerationItem['decision']>['by'];

function presentDecision({ status, at, note }: DecisionRow, by: Decider): ModerationItem['decision'] {
  return status === 'open' || !at ? null : { status, at: at.toISOString(), note, by };
}

/** Deleted items are left out. */
async function readItems(
  { database }: Pick<Context, 'database'>,
  listed: readonly { kind: ModerationKind; id: string }[],
): Promise<ModerationItem[]> {
  const idsOf = (kind: ModerationKind) => listed.filter((each) => each.kind === kind).map(({ id }) => id);
  const [forumReports, messageReports, profileReports, proposals] = await Promise.all([
    listForumReports(database, idsOf('forum-report')),
    listMessageReports(database, idsOf('message-report')),
    listProfileReports(database, idsOf('profile-report')),
    listProposals(database, idsOf('proposal')),
  ]);
  const items = [
    ...forumReports.map(({ decision, decidedBy, ...row }) => ({
      ...EMPTY_ITEM,
      ...row,
      decision: presentDecision(decision, decidedBy),
      kind: 'forum-report' as const,
    })),
    ...messageReports.map(({ decision, decidedBy, ...row }) => ({
      ...EMPTY_ITEM,
      ...row,
      decision: presentDecision(decision, decidedBy),
      kind: 'message-report' as const,
    })),
    ...profileReports.map(({ decision, decidedBy, profile: { profileImageUrl, ...profile }, ...row }) => ({
      ...EMPTY_ITEM,
      ...row,
      decision: presentDecision(decision, decidedBy),
      profile: { ...profile, photoUrl: profileImageUrl?.startsWith('/') ? photoUrlOf(row.id) : null },
      text: profile.bio ?? '',
      kind: 'profile-report' as const,
    })),
    ...proposals.map((row) => ({ ...EMPTY_ITEM, ...row, kind: 'proposal' as const })),
  ].map((item) => ({ ...item, at: item.at.toISOString() }));
  return listed.flatMap(({ kind, id }) => items.filter((item) => item.kind === kind && item.id === id));
}

const decidableKinds = ({ role }: Pick<Viewer, 'role'>) =>
  moderationKind.options.filter((kind) => kind !== 'proposal' || mayWorkIn(role, 'events'));

/** Read-only: decisions are endpoints of the features they belong to. */
export function moderationQueueRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, moderationQueueContract.listModerationQueue, async ({ query, viewer }) => {
    const kinds = decidableKinds(viewer);
    const asked = query.kind ? kinds.filter((kind) => kind === query.kind) : kinds;
    const waiting = await listPending(context.database, { ...query, kinds: asked });
    const [items, counts] = await Promise.all([readItems(context, waiting), countPending(context.database, kinds)]);
    // Decided between the two queries.
    const pending = items.filter(({ decision }) => decision === null);
    const total = query.kind ? counts[query.kind] : Object.values(counts).reduce((sum, each) => sum + each, 0);
    return { items: pending, ...presentPage(total, query), counts };
  });

  route(app, context, moderationQueueContract.listDecidedReports, async ({ query }) => {
    const { rows, total } = await listDecided(context.database, query);
    return { items: await readItems(context, rows), ...presentPage(total, query) };
  });
}
