import type { Project } from '#contract/projects/projects.contract.ts';
import { Section } from '../../ui/section.tsx';
import { ProjectCard } from './project-card.tsx';

export function RelatedProjects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) return null;
  return (
    <Section heading="Proyectos Relacionados" background="card">
      <ul className="grid gap-6 sm:grid-cols-2">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
