import { dominicanDay } from '#contract/dominican-dates.ts';
import {
  type Issue,
  type IssueBody,
  type IssueEdit,
  type IssueItem,
  type IssueProgress,
  issueBody,
  type UndeliveredState,
} from '#contract/newsletter/issues.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { checkVersion, editedValues } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { listImages } from '../../services/media/media.queries.ts';
import { requireImage } from '../../services/media/media.service.ts';
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
  const {
    pending = 0,
    claimed = 0,
    sending = 0,
    sent = 0,
    failed = 0,
    unacknowledged = 0,
    skipped = 0,
    paused = 0,
  } = counts;
  const waiting = pending + claimed + sending;
  const undelivered = failed + unacknowledged;
  return {
    total: waiting + sent + undelivered + skipped + paused,
    sent,
    pending: waiting,
    failed: undelivered,
    skipped,
    paused,
  };
}

const presentItem = ({ id, title, date }: IssueItem): IssueItem => ({ id, title, date });

function presentIssue(row: IssueRow, items: { news: IssueItem[]; events: IssueItem[] }, counts: DeliveryCounts): Issue {
  return {
    id: row.id,
    subject: row.subject,
    intro: row.intro,
    imageId: row.imageId,
    news: items.news.map(presentItem),
    events: items.events.map(presentItem),
    state: row.state,
    progress: presentProgress(counts),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sendingSince: row.sendingSince?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

type Deps = Pick<Context, 'database' | 'config' | 'jobs' | 'now'>;

export const issueNotFound = () => notFound('Esta edición del boletín ya no existe.');

const targetOf = ({ id, subject }: Pick<IssueRow, 'id' | 'subject'>) => ({ type: 'issue', id, label: subject });

export async function presentIssues(deps: Pick<Deps, 'now'>, database: Queryable, rows: IssueRow[]): Promise<Issue[]> {
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

export async function getIssue(deps: Pick<Deps, 'now'>, database: Queryable, id: string): Promise<Issue> {
  const row = await issueRecords.find(database, id);
  const [issue] = row ? await presentIssues(deps, database, [row]) : [];
  if (!issue) throw issueNotFound();
  return issue;
}

const toValues = ({ subject, intro, imageId, newsIds, eventIds }: IssueBody) => ({
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

export function createIssue(deps: Deps, viewer: Viewer, body: IssueBody): Promise<Issue> {
  return deps.database.transaction(async (transaction) => {
    const values = toValues(body);
    await requirePhoto(transaction, values.imageId);
    const id = await issueRecords.insert(transaction, { ...values, createdBy: viewer.id });
    const target = targetOf({ id, subject: body.subject });
    await writeAuditLog(transaction, viewer, { action: 'issue.create', target });
    return getIssue(deps, transaction, id);
  });
}

function withLockedIssue<T>(
  { database }: Pick<Deps, 'database'>,
  id: string,
  change: (transaction: Queryable, issue: IssueRow) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    const issue = await issueRecords.lock(transaction, id);
    if (!issue) throw issueNotFound();
    return change(transaction, issue);
  });
}

function assertDraft({ state }: IssueRow): void {
  if (state !== 'draft') throw conflict('Esta edición ya se envió, y no se puede cambiar.');
}

export function changeIssue(deps: Deps, viewer: Viewer, id: string, body: IssueBody): Promise<Issue> {
  return withLockedIssue(deps, id, async (transaction, issue) => {
    assertDraft(issue);
    return update(deps, transaction, viewer, issue, toValues(body));
  });
}

export function editIssue(deps: Deps, viewer: Viewer, id: string, edit: IssueEdit): Promise<Issue> {
  return withLockedIssue(deps, id, async (transaction, issue) => {
    assertDraft(issue);
    const current = await getIssue(deps, transaction, id);
    const values = editedValues({ form: issueBody, toValues, current, edit });
    return values ? update(deps, transaction, viewer, issue, values) : current;
  });
}

async function update(
  deps: Deps,
  transaction: Queryable,
  viewer: Viewer,
  { id, subject }: IssueRow,
  values: Partial<ReturnType<typeof toValues>>,
): Promise<Issue> {
  await requirePhoto(transaction, values.imageId);
  await issueRecords.update(transaction, id, values);
  const target = targetOf({ id, subject: values.subject ?? subject });
  await writeAuditLog(transaction, viewer, { action: 'issue.update', target });
  return getIssue(deps, transaction, id);
}

export function removeIssue(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  return withLockedIssue(deps, id, async (transaction, issue) => {
    assertDraft(issue);
    await issueRecords.remove(transaction, id);
    await writeAuditLog(transaction, viewer, { action: 'issue.delete', target: targetOf(issue) });
  });
}

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
  const issue = await issueRecords.find(deps.database, id);
  if (!issue) throw issueNotFound();
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
export function sendIssue(deps: Deps, viewer: Viewer, id: string, version: number | undefined): Promise<Issue> {
  return withLockedIssue(deps, id, async (transaction, issue) => {
    if (issue.state !== 'draft') throw conflict('Esta edición ya se envió.');
    checkVersion(version, await getIssue(deps, transaction, id));
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
    await writeAuditLog(transaction, viewer, { action: 'issue.send', target: targetOf(issue), details: { readers } });
    return getIssue(deps, transaction, id);
  });
}

export function resendIssue(deps: Deps, viewer: Viewer, id: string, state: UndeliveredState): Promise<Issue> {
  return withLockedIssue(deps, id, async (transaction, issue) => {
    if (issue.state === 'draft') throw conflict('Esta edición todavía no se ha enviado.');
    await assertNewsletterEnabled(transaction);
    const subscriberIds = await resetUndelivered(transaction, id, state);
    const readers = subscriberIds.length;
    if (readers > 0) {
      await issueRecords.update(transaction, id, { state: 'sending', sentAt: null });
      await enqueueMails(deps, transaction, id, subscriberIds);
      const details = { state, readers };
      await writeAuditLog(transaction, viewer, { action: 'issue.resend', target: targetOf(issue), details });
    }
    return getIssue(deps, transaction, id);
  });
}
