import { projectPath } from '#contract/paths.ts';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { usePageUrl } from '../../lib/use-page-url.ts';
import { Card } from '../../ui/card.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { ContactTeamCard } from './contact-team-card.tsx';
import { ParticipationCard } from './participation-card.tsx';
import { ProjectDetails } from './project-details.tsx';
import { ProjectHeader } from './project-header.tsx';
import { ProjectInfoCard } from './project-info-card.tsx';
import { ProjectSummary } from './project-summary.tsx';
import { ProjectTimeline } from './project-timeline.tsx';
import { RelatedProjects } from './related-projects.tsx';

export function ProjectView({ project }: { project: ProjectDetail }) {
  const url = usePageUrl(projectPath(project));
  return (
    <>
      <article>
        <ProjectHeader project={project} />
        <div className="page-container grid gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <div className="grid min-w-0 content-start gap-10">
            <ProjectSummary project={project} />
            <ProjectDetails project={project} />
            <ProjectTimeline status={project.status} />
          </div>
          <aside aria-label="Datos del proyecto" className="grid content-start gap-4">
            <ParticipationCard project={project} />
            <ProjectInfoCard project={project} />
            <ContactTeamCard project={project} />
            <Card as="section" className="p-5">
              <h2 className="mb-3 text-lg">Compartir</h2>
              <ShareButtons title={project.title} url={url} />
            </Card>
          </aside>
        </div>
      </article>
      <RelatedProjects projects={project.related} />
    </>
  );
}
