import type { CategoryForm } from '#contract/forum/admin/admin-categories.contract.ts';
import { slugOf } from '#contract/forum/category-slug.ts';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { insertCategory, lockCategory, updateCategory } from './categories.queries.ts';

type Deps = Pick<Context, 'database'>;

const asTarget = ({ id, name }: ForumCategory) => ({ type: 'category', id, label: name });

/** Slugs are unique: they are part of URLs. */
async function rejectTakenSlug<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'forum_categories_slug_unique')) throw error;
    const message = 'Ya existe una categoría con ese nombre.';
    throw invalid({ name: message, slug: message });
  }
}

export function createCategory({ database }: Deps, viewer: Viewer, form: CategoryForm): Promise<ForumCategory> {
  const work = database.transaction(async (transaction) => {
    const category = await insertCategory(transaction, { ...form, slug: form.slug || slugOf(form.name) });
    await writeAuditLog(transaction, viewer, { action: 'category.create', target: asTarget(category) });
    return category;
  });
  return rejectTakenSlug(work);
}

function withLockedCategory<T>(
  { database }: Deps,
  id: string,
  change: (transaction: Queryable, category: ForumCategory) => Promise<T>,
) {
  return database.transaction(async (transaction) => {
    const category = await lockCategory(transaction, id);
    if (!category) throw notFound('La categoría que buscas no existe.');
    return change(transaction, category);
  });
}

export function changeCategory(deps: Deps, viewer: Viewer, id: string, form: CategoryForm): Promise<ForumCategory> {
  const work = withLockedCategory(deps, id, async (transaction, before) => {
    const { name, description, color, slug } = form;
    const after = await updateCategory(transaction, id, { name, description, color, slug: slug || before.slug });
    const details = { before: before.name };
    await writeAuditLog(transaction, viewer, { action: 'category.update', target: asTarget(after), details });
    return after;
  });
  return rejectTakenSlug(work);
}

/** Archived instead of deleted, so that posts keep their category. */
export function archiveCategory(
  { database, now }: Pick<Context, 'database' | 'now'>,
  viewer: Viewer,
  id: string,
  isArchived: boolean,
): Promise<ForumCategory> {
  return withLockedCategory({ database }, id, async (transaction, before) => {
    if (before.isArchived === isArchived) return before;
    const after = await updateCategory(transaction, id, { archivedAt: isArchived ? now() : null });
    const action = isArchived ? 'category.archive' : 'category.restore';
    await writeAuditLog(transaction, viewer, { action, target: asTarget(after) });
    return after;
  });
}
