import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminProject, adminProjectsContract } from '#contract/projects/admin-projects.contract.ts';
import { projectForm } from '#contract/projects/admin-projects.contract.ts';
import type { ProjectCategory } from '#contract/projects/project-categories.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

/** Key order is field order, which the error summary follows. No image: the site draws one for each category. */
export const emptyProjectForm = {
  title: '',
  description: '',
  category: '' as ProjectCategory | '',
  status: 'planning' as AdminProject['status'],
  timeline: '',
  longDescription: '',
};
export type ProjectFormValues = typeof emptyProjectForm;

export function toFormValues(project: AdminProject): ProjectFormValues {
  const { title, description, category, status, timeline, longDescription } = project;
  return { title, description, category, status, timeline: timeline ?? '', longDescription: longDescription ?? '' };
}

type Body = BodyOf<typeof adminProjectsContract.updateProject>;

/** The cast is safe: validation refuses a form without a category before it is sent. */
export const toBody = (values: ProjectFormValues) => values as Body;

export const projectProblems = (values: ProjectFormValues): FieldMessages<ProjectFormValues> =>
  schemaProblems(projectForm, values);
