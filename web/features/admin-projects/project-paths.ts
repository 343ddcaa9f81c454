import type { AdminProject } from '#contract/projects/admin-projects.contract.ts';
import { managementPages } from '../../content/admin.ts';

type Identified = Pick<AdminProject, 'id'>;

export const newProjectPath = `${managementPages.projects.href}/nuevo`;
export const editProjectPath = ({ id }: Identified) => `${managementPages.projects.href}/${id}`;
export const publicProjectPath = ({ id }: Identified) => `/projects/${id}`;
