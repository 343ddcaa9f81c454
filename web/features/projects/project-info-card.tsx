import type { ReactNode } from 'react';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { projectCategoryLabel, projectInfoLabel } from '../../content/project-labels.ts';
import { dayInSantoDomingo, formatLongDate } from '../../lib/dates.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';

export function ProjectInfoCard({ project }: { project: ProjectDetail }) {
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
