import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactTeamPath, projectPath } from '#contract/paths.ts';
import type { Project, ProjectDetail } from '#contract/projects/projects.contract.ts';
import { projectCategoryLabel, projectInfoLabel } from '../../copy/project-labels.ts';
import { categoryDetails } from '../../copy/projects.ts';
import { dayInSantoDomingo, formatLongDate } from '../../lib/dates.ts';
import { formatCount } from '../../lib/numbers.ts';
import { usePageUrl } from '../../lib/use-page-url.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Section } from '../../ui/section.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { ParticipationCard } from './participation-card.tsx';
import { ProjectBadges, ProjectCard } from './project-card.tsx';
import { ProjectSummary } from './project-summary.tsx';
import { ProjectTimeline } from './project-timeline.tsx';

function ProjectHeader({ project }: { project: ProjectDetail }) {
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
      <BrandDivider size="sm" />
    </header>
  );
}

function ProjectInfoCard({ project }: { project: ProjectDetail }) {
  const startDay = dayInSantoDomingo(project.createdAt);
  return (
    <Card as="section" className="p-5">
      <h2 className="text-lg">Información del Proyecto</h2>
      <dl className="mt-2 divide-y divide-border">
        <Fact label="Estado">{projectInfoLabel(project.status)}</Fact>
        <Fact label="Categoría">{projectCategoryLabel(project.category)}</Fact>
        <Fact label="Duración estimada">{project.timeline ?? 'Por definir'}</Fact>
        <Fact label="Fecha de inicio">
          <time dateTime={startDay}>{formatLongDate(startDay)}</time>
        </Fact>
        <Fact label="Participantes">{formatCount(project.participantsCount)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function ContactTeamCard({ project }: { project: ProjectDetail }) {
  return (
    <section className="ground-navy rounded-card border border-border p-5">
      <h2 className="text-lg">¿Tienes preguntas?</h2>
      <p className="mt-1 mb-4 text-sm text-navy-muted">Escríbeles a quienes llevan el proyecto.</p>
      <ButtonLink href={contactTeamPath(project)} variant="outline" className="w-full">
        <Mail aria-hidden="true" className="size-4" />
        Contactar Equipo
      </ButtonLink>
    </section>
  );
}

function RelatedProjects({ projects }: { projects: Project[] }) {
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

function ProjectDetails({ project }: { project: ProjectDetail }) {
  const detail = categoryDetails[project.category];
  if (!detail && !project.longDescription) return null;
  return (
    <section aria-labelledby="detalles">
      <h2 id="detalles" className="mb-3 text-2xl">
        Descripción Detallada
      </h2>
      {project.longDescription ? (
        <Markdown author="council" text={project.longDescription} className="mb-6 max-w-prose" />
      ) : null}
      {detail ? (
        <>
          <p className="max-w-prose">{detail.text}</p>
          <div className="mt-5 grid gap-5 sm:grid-cols-2">
            {detail.lists.map(({ title, items }) => (
              <div key={title}>
                <h3 className="text-lg">{title}</h3>
                <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-larimar">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}

export function ProjectView({ project, userId }: { project: ProjectDetail; userId: string }) {
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
            <ParticipationCard project={project} userId={userId} />
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
