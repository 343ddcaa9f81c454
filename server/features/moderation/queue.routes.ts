import type { FastifyInstance } from 'fastify';
import { mayWorkIn } from '#contract/account/roles.ts';
import {
  type ModerationItem,
  type ModerationKind,
  moderationKind,
  moderationQueueContract,
} from '#contract/moderation/moderation-queue.contract.ts';
import { reportKinds } from '#contract/moderation/report-kinds.ts';
import { photoContract } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { ProfileSnapshot } from '../../database/schema/reports.ts';
import { listReportsById, type ReportRow } from '../../services/reports/reports.queries.ts';
import { countPending, listDecided, listPending, listProposals } from './queue.queries.ts';
import { presentAuthor } from './reports.presenter.ts';

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

const presentProfile = (reportId: string, { profileImageUrl, ...profile }: ProfileSnapshot) => ({
  ...profile,
  photoUrl: profileImageUrl?.startsWith('/') ? photoUrlOf(reportId) : null,
});

function presentReport(row: ReportRow): ModerationItem {
  const { id, kind, snapshot, reason, details, original, images, postId, status, resolvedAt } = row;
  const { profileImageUrl: _, ...from } = row.reporter;
  return {
    ...EMPTY_ITEM,
    kind: reportKinds[kind].listedAs,
    id,
    at: row.createdAt.toISOString(),
    from,
    reason,
    details,
    title: snapshot.title ?? null,
    text: snapshot.text ?? snapshot.profile?.bio ?? '',
    images,
    author: presentAuthor(row),
    original,
    profile: snapshot.profile ? presentProfile(id, snapshot.profile) : null,
    postId,
    commentId: kind === 'comment' ? row.subjectId : null,
    decision:
      status === 'open' || !resolvedAt
        ? null
        : { status, at: resolvedAt.toISOString(), note: row.decisionNote, by: row.decider },
  };
}

/** Deleted items are left out. */
async function readItems(
  { database }: Pick<Context, 'database'>,
  listed: readonly { kind: ModerationKind; id: string }[],
): Promise<ModerationItem[]> {
  const ids = listed.map(({ id }) => id);
  const [reports, proposals] = await Promise.all([listReportsById(database, ids), listProposals(database, ids)]);
  const items = [
    ...reports.map(presentReport),
    ...proposals.map((row) => ({ ...EMPTY_ITEM, ...row, at: row.at.toISOString(), kind: 'proposal' as const })),
  ];
  return listed.flatMap(({ kind, id }) => items.filter((item) => item.kind === kind && item.id === id));
}

const decidableKinds = ({ role }: Pick<Viewer, 'role'>) =>
  moderationKind.options.filter((kind) => kind !== 'proposal' || mayWorkIn(role, 'events'));

/** Read-only: decisions about reports are in `reports.routes.ts`, about proposals in events. */
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
