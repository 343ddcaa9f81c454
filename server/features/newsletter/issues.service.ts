import { dominicanDay } from '#contract/dominican-dates.ts';
import type { IssueBody, IssueItem, IssueProgress, UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { checkVersion } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { single } from '../../database/records.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';
import { listImages } from '../../services/media/media.queries.ts';
import { requireImage } from '../../services/media/media.service.ts';
import { publishableRecords } from '../../services/publishable/publishable-records.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { listUpcomingById } from '../events/events.queries.ts';
import { listNewsById } from '../news/news.queries.ts';
import { countDeliveries, type DeliveryState, insertDeliveries, resetUndelivered } from './deliveries.queries.ts';
import { findIssueContent, type IssueRow, issueRecords } from './issues.queries.ts';
import { personalizeContent, renderIssue } from './newsletter-mails.tsx';
import { enqueueMails } from './sending.service.ts';

type NewsRow = Awaited<ReturnType<typeof listNewsById>>[number];
type EventRow = Awaited<ReturnType<typeof listUpcomingById>>[number];

const inOrder = <Row extends { id: string }>(ids: string[], rows: Row[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

async function loadItems(
  database: Queryable,
  { now }: Pick<Context, 'now'>,
  issues: Pick<IssueRow, 'newsIds' | 'eventIds'>[],
): Promise<{ news: NewsRow[]; events: EventRow[] }[]> {
  const distinct = (ids: string[]) => [...new Set(ids)];
  const news = await listNewsById(database, distinct(issues.flatMap(({ newsIds }) => newsIds)));
  const eventIds = distinct(issues.flatMap((issue) => issue.eventIds));
  const events = await listUpcomingById(database, eventIds, dominicanDay(now()));
  return issues.map((issue) => ({ news: inOrder(issue.newsIds, news), events: inOrder(issue.eventIds, events) }));
}

type DeliveryCounts = Partial<Record<DeliveryState, number>>;

function presentProgress(counts: DeliveryCounts): IssueProgress {
  const { pending = 0, sent = 0, failed = 0, skipped = 0, paused = 0 } = counts;
  return { total: pending + sent + failed + skipped + paused, sent, pending, failed, skipped, paused };
}

const presentItem = ({ id, title, date }: IssueItem): IssueItem => ({ id, title, date });

function presentIssue(row: IssueRow, items: { news: IssueItem[]; events: IssueItem[] }, counts: DeliveryCounts) {
  return {
    ...row,
    news: items.news.map(presentItem),
    events: items.events.map(presentItem),
    progress: presentProgress(counts),
  };
}

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'now'>;

const issueNotFound = () => notFound('Esta edición del boletín ya no existe.');

export async function presentIssues(deps: Pick<Deps, 'now'>, database: Queryable, rows: IssueRow[]) {
  const items = await loadItems(database, deps, rows);
  const counts = await countDeliveries(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row, index) => {
    const own = counts.filter(({ issueId }) => issueId === row.id).map(({ state, count }) => [state, count]);
    return presentIssue(row, items[index] ?? { news: [], events: [] }, Object.fromEntries(own) as DeliveryCounts);
  });
}

export const toValues = ({ subject, intro, imageId, newsIds, eventIds }: IssueBody) => ({
  subject,
  intro: intro ?? '',
  ...(imageId !== undefined && { imageId: imageId || null }),
  newsIds,
  eventIds,
});

/** Mail programs do not show SVG. */
async function requirePhoto(transaction: Queryable, id: string | null | undefined): Promise<void> {
  await requireImage(transaction, id);
  const [image] = id ? await listImages(transaction, [id]) : [];
  if (image && !image.jpegUrl) throw invalid({ imageId: 'Los correos no muestran dibujos. Elige una foto.' });
}

function assertDraft({ state }: IssueRow): void {
  if (state !== 'draft') throw conflict('Esta edición ya se envió, y no se puede cambiar.');
}

export const issuesOf = (deps: Pick<Deps, 'database' | 'now'>) =>
  publishableRecords(deps, {
    type: 'issue',
    queries: issueRecords,
    label: ({ subject }) => subject,
    present: async (row, database) => single(await presentIssues(deps, database, [row])),
    notFound: issueNotFound,
    checkValues: (transaction, { imageId }) => requirePhoto(transaction, imageId),
    checkChange: assertDraft,
  });

async function composeContent(deps: Deps, database: Queryable, issue: IssueRow): Promise<IssueContent> {
  const frozen = await findIssueContent(database, issue.id);
  if (frozen) return frozen;
  const [items] = await loadItems(database, deps, [issue]);
  const settings = await getSettings(database);
  const site = { ...settings, publicUrl: deps.config.publicUrl };
  const [image] = issue.imageId ? await listImages(database, [issue.imageId]) : [];
  return renderIssue({ ...issue, image, news: items?.news ?? [], events: items?.events ?? [] }, site);
}

/** Invalid: the unsubscribe link of a preview must not work. */
const PREVIEW_TOKEN = 'muestra';

export async function previewIssue(deps: Deps, id: string): Promise<IssueContent> {
  const issue = await issuesOf(deps).find(deps.database, id);
  return personalizeContent(await composeContent(deps, deps.database, issue), PREVIEW_TOKEN);
}

async function assertNewsletterEnabled(database: Queryable): Promise<void> {
  const { enableNewsletter } = await getSettings(database);
  if (!enableNewsletter) throw conflict('El boletín está desactivado en la configuración del sitio.');
}

export async function sendTest(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await assertNewsletterEnabled(deps.database);
  const { subject, ...content } = await previewIssue(deps, id);
  await deps.jobs.enqueue(deps.database, 'mail', {
    to: viewer.email,
    subject: `[Prueba] ${subject}`,
    ...content,
    official: true,
  });
}

/** Freezes content and recipients, and enqueues the mails, in one transaction. */
export function sendIssue(deps: Deps, viewer: Viewer, id: string, version: number | undefined) {
  const records = issuesOf(deps);
  return deps.database.transaction(async (transaction) => {
    const issue = await records.lock(transaction, id);
    if (issue.state !== 'draft') throw conflict('Esta edición ya se envió.');
    checkVersion(version, await records.get(id, transaction));
    await assertNewsletterEnabled(transaction);
    const [items] = await loadItems(transaction, deps, [issue]);
    if (!issue.intro && !items?.news.length && !items?.events.length) {
      throw conflict('Esta edición está vacía: escribe una introducción o elige noticias o eventos.');
    }
    const content = await composeContent(deps, transaction, issue);
    const subscriberIds = await insertDeliveries(transaction, id);
    const readers = subscriberIds.length;
    if (readers === 0) throw conflict('No hay suscriptores activos a quienes enviarlo.');
    await issueRecords.update(transaction, id, { state: 'sending', content, sendingSince: deps.now() });
    await enqueueMails(deps, transaction, id, subscriberIds);
    await records.log(transaction, viewer, 'send', issue, { readers });
    return records.get(id, transaction);
  });
}

export function resendIssue(deps: Deps, viewer: Viewer, id: string, state: UndeliveredState) {
  const records = issuesOf(deps);
  return deps.database.transaction(async (transaction) => {
    const issue = await records.lock(transaction, id);
    if (issue.state === 'draft') throw conflict('Esta edición todavía no se ha enviado.');
    await assertNewsletterEnabled(transaction);
    const subscriberIds = await resetUndelivered(transaction, id, state);
    const readers = subscriberIds.length;
    if (readers > 0) {
      await issueRecords.update(transaction, id, { state: 'sending', sentAt: null });
      await enqueueMails(deps, transaction, id, subscriberIds);
      await records.log(transaction, viewer, 'resend', issue, { state, readers });
    }
    return records.get(id, transaction);
  });
}
