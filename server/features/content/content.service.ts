import type * as z from 'zod/mini';
import type { ContentEdit, PageCreation } from '#contract/content/admin/admin-content.contract.ts';
import { contentForms, contentLimits, type Firm, type Leader } from '#contract/content/content.contract.ts';
import { type ContentKind, isPageKind, pageSlug } from '#contract/content/content-kinds.ts';
import type { Context } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { editedValues } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { contentItems } from '../../database/schema/content.ts';
import { publishableRecords, publishDue } from '../../services/publishable/publishable-records.ts';
import { presentContent } from './content.presenter.ts';
import { type ContentRow, contentRecords, findVersion, insertVersion } from './content.queries.ts';
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

export const contentOf = (context: Pick<Context, 'database'>) =>
  publishableRecords(context, {
    type: 'content',
    queries: contentRecords,
    label: ({ name }) => name,
    present: presentContent,
    notFound: contentNotFound,
    checkRemoval: requirePage,
  });

/** A former version in the item's current state. */
export async function getFormerContent(database: Queryable, id: string, number: number) {
  const [row, content] = await Promise.all([contentRecords.find(database, id), findVersion(database, id, number)]);
  if (!row || !content) throw notFound('Esa versión no existe.');
  return presentContent({ ...row, draft: await withoutMissingImages(database, content) });
}

export function createPage(deps: Deps, viewer: Viewer, { kind, slug, ...draft }: PageCreation) {
  const address = slug || pageSlug(draft.title, contentLimits.slug);
  if (!address) throw invalid({ slug: 'Escribe la dirección: el título no tiene letras para formarla' });
  const values = { kind, slug: address, draft, name: draft.title, position: listPosition(draft) };
  const check = (transaction: Queryable) => requireContentImages(transaction, draft);
  return contentOf(deps).create(viewer, values, check).catch(refuseTakenSlug);
}

/** After the texts of the site. */
const listPosition = (draft: { position?: unknown }) => 100 + Number(draft.position ?? 0);

export function editContent(deps: EditDeps, viewer: Viewer, id: string, { kind, ...edit }: ContentEdit) {
  return contentOf(deps)
    .change(viewer, 'update', { id }, async ({ row, current, transaction }) => {
      if (row.kind !== kind) throw invalid({ kind: 'Ese contenido es de otra clase' });
      const form = contentForms[kind] as unknown as z.ZodMiniObject;
      const values = editedValues({ form, toValues: (whole) => whole as Fields, current, edit });
      if (!values) return null;
      await refuseUnknownMembers(transaction, listLinkedMembers(kind, values, deps.config.publicUrl));
      await requireContentImages(transaction, values);
      return toColumns(row, values);
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

/** Only pages: the site always needs its texts. */
function requirePage({ kind }: ContentRow): void {
  if (!isPageKind(kind)) throw conflict('Este contenido es parte del sitio: se puede cambiar, pero no quitar.');
}

async function publishDraft(
  transaction: Queryable,
  { id, draft, hasChanges }: ContentRow,
  publication: { publishedAt: Date; publishedBy?: string; wasScheduled?: true },
) {
  const { publishedAt } = publication;
  if (hasChanges) await insertVersion(transaction, { itemId: id, content: draft, ...publication });
  return { publishAt: null, ...(hasChanges && { published: draft, publishedAt }) };
}

type Change = { row: ContentRow; transaction: Queryable };

export const publicationActs = {
  publish: ({ row, transaction }: Change, { viewer, publishAt: publishedAt }: { viewer: Viewer; publishAt: Date }) =>
    row.hasChanges || row.publishAt ? publishDraft(transaction, row, { publishedAt, publishedBy: viewer.id }) : null,
  unpublish: ({ row }: Change) => {
    requirePage(row);
    return row.isPublished ? { published: null, publishedAt: null, publishAt: null } : null;
  },
  schedule: (_: Change, { publishAt }: { publishAt: Date }) => ({ publishAt }),
  unschedule: ({ row }: Change) => (row.publishAt ? { publishAt: null } : null),
};

export const publishScheduledContent = (deps: Deps): Promise<number> =>
  publishDue(deps, {
    table: contentItems,
    queries: contentRecords,
    publish: async (transaction, row) => {
      const values = await publishDraft(transaction, row, { publishedAt: deps.now(), wasScheduled: true });
      await contentRecords.update(transaction, row.id, values);
      await contentOf(deps).log(transaction, { system: 'schedule' }, 'publish', row);
    },
  });
