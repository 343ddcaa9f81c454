import type * as z from 'zod/mini';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { AdminContent, ContentEdit, PageCreation } from '#contract/content/admin/admin-content.contract.ts';
import { contentForms, contentLimits, type Firm, type Leader } from '#contract/content/content.contract.ts';
import { type ContentKind, isPageKind, pageSlug } from '#contract/content/content-kinds.ts';
import type { Context } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { checkPublishAt } from '../../core/publish-at.ts';
import { checkVersion, editedValues } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { type Actor, writeAuditLog } from '../../services/audit/audit.service.ts';
import { publishDue } from '../../services/publishable/publish-due.ts';
import { presentContent } from './content.presenter.ts';
import { type ContentRow, contentRecords, findVersion, insertVersion, listDue } from './content.queries.ts';
import { listShownMembers } from './content-figures.queries.ts';
import { requireContentImages, withoutMissingImages } from './content-images.service.ts';
import { memberIdFromUrl } from './firms.policy.ts';

type Deps = Pick<Context, 'database' | 'now'>;
type EditDeps = Deps & Pick<Context, 'config'>;
type Fields = Record<string, unknown>;

export const contentNotFound = () => notFound('El contenido que buscas no existe o ha sido eliminado.');

const slugTaken = () => {
  const message = 'Ya hay una página con esa dirección';
  return conflict(message, { slug: message });
};

const refuseTakenSlug = (error: unknown): never => {
  throw isUniqueViolation(error, 'content_items_address') ? slugTaken() : error;
};

export async function getContent(database: Queryable, id: string): Promise<AdminContent> {
  const row = await contentRecords.find(database, id);
  if (!row) throw contentNotFound();
  return presentContent(row);
}

/** A former version in the item's current state. */
export async function getFormerContent(database: Queryable, id: string, number: number): Promise<AdminContent> {
  const [row, content] = await Promise.all([contentRecords.find(database, id), findVersion(database, id, number)]);
  if (!row || !content) throw notFound('Esa versión no existe.');
  return presentContent({ ...row, draft: await withoutMissingImages(database, content) });
}

async function lock(transaction: Queryable, id: string): Promise<ContentRow> {
  const row = await contentRecords.lock(transaction, id);
  if (!row) throw contentNotFound();
  return row;
}

async function log(
  transaction: Queryable,
  actor: Actor,
  action: AuditAction,
  { id, name }: { id: string; name: string },
) {
  await writeAuditLog(transaction, actor, { action, target: { type: 'content', id, label: name } });
}

export function createPage({ database }: Deps, viewer: Viewer, { kind, slug, ...draft }: PageCreation) {
  const address = slug || pageSlug(draft.title, contentLimits.slug);
  if (!address) throw invalid({ slug: 'Escribe la dirección: el título no tiene letras para formarla' });
  return database
    .transaction(async (transaction) => {
      await requireContentImages(transaction, draft);
      const values = { kind, slug: address, draft, name: draft.title, position: listPosition(draft) };
      const content = await getContent(transaction, await contentRecords.insert(transaction, values));
      await log(transaction, viewer, 'content.create', content);
      return content;
    })
    .catch(refuseTakenSlug);
}

/** After the texts of the site. */
const listPosition = (draft: { position?: unknown }) => 100 + Number(draft.position ?? 0);

export function editContent(
  { database, config }: EditDeps,
  viewer: Viewer,
  id: string,
  { kind, ...edit }: ContentEdit,
) {
  return database
    .transaction(async (transaction) => {
      const row = await lock(transaction, id);
      if (row.kind !== kind) throw invalid({ kind: 'Ese contenido es de otra clase' });
      const form = contentForms[kind] as unknown as z.ZodMiniObject;
      const current = presentContent(row);
      const values = editedValues({ form, toValues: (whole) => whole as Fields, current, edit });
      if (!values) return current;
      await refuseUnknownMembers(transaction, listLinkedMembers(kind, values, config.publicUrl));
      await requireContentImages(transaction, values);
      await contentRecords.update(transaction, id, toColumns(row, values));
      const changed = await getContent(transaction, id);
      await log(transaction, viewer, 'content.update', changed);
      return changed;
    })
    .catch(refuseTakenSlug);
}

function toColumns({ kind, draft: before, name }: ContentRow, { slug, ...fields }: Fields) {
  const draft = { ...before, ...fields };
  const page = isPageKind(kind as ContentKind);
  return {
    draft,
    ...(page && { name: String(draft.title ?? name), position: listPosition(draft) }),
    ...(page && slug !== undefined && { slug: String(slug) }),
  };
}

interface LinkedMember {
  field: string;
  id: string;
}

function listLinkedMembers(kind: ContentKind, { people, firms }: Fields, publicUrl: string): LinkedMember[] {
  if (kind === 'leaders' && people) {
    return (people as Leader[]).flatMap(({ memberId }, index) =>
      memberId ? [{ field: `people.${index}.memberId`, id: memberId }] : [],
    );
  }
  if (kind !== 'firms' || !firms) return [];
  return (firms as Firm[]).flatMap(({ address }, index) => {
    const id = memberIdFromUrl(address, publicUrl);
    return id ? [{ field: `firms.${index}.address`, id }] : [];
  });
}

async function refuseUnknownMembers(transaction: Queryable, linked: LinkedMember[]): Promise<void> {
  const shown = await listShownMembers(
    transaction,
    linked.map(({ id }) => id),
  );
  const unknown = linked.find(({ id }) => !shown.includes(id));
  if (unknown) throw invalid({ [unknown.field]: 'No hay un miembro con ese perfil' });
}

interface Decision {
  id: string;
  version: number | undefined;
}

function decide(
  { database }: Deps,
  viewer: Viewer,
  { id, version }: Decision,
  act: (transaction: Queryable, row: ContentRow) => Promise<AuditAction | null>,
): Promise<AdminContent> {
  return database.transaction(async (transaction) => {
    const row = await lock(transaction, id);
    checkVersion(version, presentContent(row));
    const action = await act(transaction, row);
    if (action) await log(transaction, viewer, action, row);
    return getContent(transaction, id);
  });
}

export function publishContent(deps: Deps, viewer: Viewer, decision: Decision) {
  return decide(deps, viewer, decision, async (transaction, row) => {
    if (!row.hasChanges && !row.publishAt) return null;
    await publishDraft(transaction, row, { publishedAt: deps.now(), publishedBy: viewer.id });
    return 'content.publish';
  });
}

async function publishDraft(
  transaction: Queryable,
  { id, draft, hasChanges }: ContentRow,
  publication: { publishedAt: Date; publishedBy?: string; wasScheduled?: true },
): Promise<void> {
  const { publishedAt } = publication;
  await contentRecords.update(transaction, id, {
    publishAt: null,
    ...(hasChanges && { published: draft, publishedAt }),
  });
  if (hasChanges) await insertVersion(transaction, { itemId: id, content: draft, ...publication });
}

/** Only pages: the site always needs its texts. */
function requirePage({ kind }: ContentRow): void {
  if (!isPageKind(kind)) throw conflict('Este contenido es parte del sitio: se puede cambiar, pero no quitar.');
}

export function unpublishContent(deps: Deps, viewer: Viewer, decision: Decision) {
  return decide(deps, viewer, decision, async (transaction, row) => {
    requirePage(row);
    if (!row.isPublished) return null;
    await contentRecords.update(transaction, row.id, { published: null, publishedAt: null, publishAt: null });
    return 'content.unpublish';
  });
}

export function scheduleContent(deps: Deps, viewer: Viewer, decision: Decision & { publishAt: string }) {
  const publishAt = checkPublishAt(decision.publishAt, deps.now());
  return decide(deps, viewer, decision, async (transaction, row) => {
    await contentRecords.update(transaction, row.id, { publishAt });
    return 'content.schedule';
  });
}

export function unscheduleContent(deps: Deps, viewer: Viewer, decision: Decision) {
  return decide(deps, viewer, decision, async (transaction, row) => {
    if (!row.publishAt) return null;
    await contentRecords.update(transaction, row.id, { publishAt: null });
    return 'content.unschedule';
  });
}

export function deletePage({ database }: Deps, viewer: Viewer, id: string): Promise<{ id: string }> {
  return database.transaction(async (transaction) => {
    const row = await lock(transaction, id);
    requirePage(row);
    await contentRecords.remove(transaction, id);
    await log(transaction, viewer, 'content.delete', row);
    return { id };
  });
}

export const publishScheduledContent = (deps: Deps): Promise<number> =>
  publishDue(deps, {
    listDue,
    lock: contentRecords.lock,
    publish: async (transaction, row) => {
      await publishDraft(transaction, row, { publishedAt: deps.now(), wasScheduled: true });
      await log(transaction, { system: 'schedule' }, 'content.publish', row);
    },
  });
