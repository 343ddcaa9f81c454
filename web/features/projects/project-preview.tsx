import type { AdminProject } from '#contract/projects/admin/admin-projects.contract.ts';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { ProjectView } from './project-view.tsx';

interface ProjectPreviewProps {
  values: {
    title: string;
    description: string;
    category: ProjectDetail['category'] | '';
    status: ProjectDetail['status'];
    timeline: string;
    longDescription: string;
  };
  image: ProjectDetail['image'];
  project: AdminProject | undefined;
}

export function ProjectPreview({ values, image, project }: ProjectPreviewProps) {
  const now = new Date().toISOString();
  return (
    <ProjectView
      userId=""
      project={{
        id: project?.id ?? '',
        imageUrl: project?.imageUrl ?? null,
        image,
        participantsCount: project?.participantsCount ?? 0,
        createdAt: project?.createdAt ?? now,
        updatedAt: now,
        title: values.title || 'Proyecto sin título',
        description: values.description,
        category: values.category || 'infrastructure',
        status: values.status,
        timeline: values.timeline || null,
        longDescription: values.longDescription || null,
        participation: null,
        related: [],
      }}
    />
  );
}
