import { categoryBody } from '#contract/forum/admin-categories.contract.ts';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

/** The default colour is from the spec (section 9). */
export const emptyCategoryForm = { name: '', description: '', color: '#3B82F6' };
export type CategoryFormValues = typeof emptyCategoryForm;

export const toFormValues = ({ name, description, color }: ForumCategory): CategoryFormValues => ({
  name,
  description: description ?? '',
  color,
});

export const categoryProblems = (values: CategoryFormValues): FieldMessages<CategoryFormValues> =>
  schemaProblems(categoryBody, values);
