import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import type { Project, ProjectDetail } from '#contract/projects/projects.contract.ts';

type Row = Omit<Project, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };
type Participation = { note: string | null; joinedAt: Date };

export function presentProject({ createdAt, updatedAt, ...row }: Row): Project {
  const imageUrl = row.image?.url ?? row.imageUrl;
  return { ...row, imageUrl, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function presentProjectDetail(
  { longDescription, ...row }: Row & { longDescription: string | null },
  participation: Participation | undefined,
  related: Row[],
): ProjectDetail {
  return {
    ...presentProject(row),
    longDescription,
    participation: participation ? { note: participation.note, joinedAt: participation.joinedAt.toISOString() } : null,
    related: related.map(presentProject),
  };
}

export function presentAdminProject({
  longDescription,
  imageId,
  isPublished,
  version,
  ...row
}: Row & Pick<AdminProject, 'longDescription' | 'imageId' | 'isPublished' | 'version'>): AdminProject {
  return { ...presentProject(row), longDescription, imageId, isPublished, version };
}
