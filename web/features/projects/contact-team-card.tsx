import { Mail } from 'lucide-react';
import { contactTeamPath } from '#contract/paths.ts';
import type { ProjectDetail } from '#contract/projects/projects.contract.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

export function ContactTeamCard({ project }: { project: ProjectDetail }) {
  return (
    <section className="ground-navy rounded-card border border-border p-5">
      <h2 className="text-lg">¿Tienes preguntas?</h2>
      <p className="mt-1 mb-4 text-sm text-navy-muted">Escríbele a quienes llevan el proyecto.</p>
      <ButtonLink href={contactTeamPath(project)} variant="outline" className="w-full">
        <Mail aria-hidden="true" className="size-4" />
        Contactar Equipo
      </ButtonLink>
    </section>
  );
}
