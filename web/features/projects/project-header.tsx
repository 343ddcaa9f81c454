import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Horizon } from '../../ui/horizon.tsx';
import { ProjectBadges } from './project-badges.tsx';

export function ProjectHeader({ project }: { project: ProjectDetail }) {
  return (
    <header className="ground-navy overflow-hidden">
      <div className="page-container pt-6 pb-4 md:pt-8">
        <BackLink href="/projects" className="text-navy-muted">
          Todos los proyectos
        </BackLink>
        <div className="mt-4">
          <ProjectBadges project={project} />
        </div>
        <h1 className="mt-3 max-w-[28ch] text-3xl md:text-[2.5rem] md:leading-tight">{project.title}</h1>
      </div>
      <Horizon />
    </header>
  );
}
