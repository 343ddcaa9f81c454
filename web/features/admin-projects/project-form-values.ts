import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminProject, adminProjectsContract } from '#contract/projects/admin-projects.contract.ts';
import { projectForm } from '#contract/projects/admin-projects.contract.ts';
import type { ProjectCategory } from '#contract/projects/project-categories.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import type { FieldMessages } from '../../ui/use-validated-form.ts';

/** In the order of the fields. The picture is not among them: the site draws one for each category. */
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

/** What is sent; the check refuses a form without a category before it gets so far. */
export const toBody = (values: ProjectFormValues) => values as Body;

export const projectProblems = (values: ProjectFormValues): FieldMessages<ProjectFormValues> =>
  schemaProblems(projectForm, values);
