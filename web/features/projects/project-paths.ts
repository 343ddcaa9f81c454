import type { Project } from '#contract/projects/projects.contract.ts';

type Identified = Pick<Project, 'id'>;

export const projectPath = ({ id }: Identified) => `/projects/${id}`;

/** The contact form, with the subject chosen and the project named. */
export const contactTeamPath = ({ id }: Identified) => `/contact?subject=projects&project=${id}`;
