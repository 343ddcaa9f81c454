import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkillChips } from '../../ui/skill-chips.tsx';
import { skillsQuery } from './skills.api.ts';

const SkillsEditor = lazyPart(async () => (await import('./skills-editor.tsx')).SkillsEditor);

export function SkillsCard({ isEditing, onEditing }: { isEditing: boolean; onEditing: (editing: boolean) => void }) {
  const query = useQuery(skillsQuery);
  useEffect(SkillsEditor.preload, []);
  return (
    <CardSection
      heading="Habilidades"
      action={
        query.data ? (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isEditing}
            onClick={() => onEditing(!isEditing)}
            className="-mr-3"
          >
            {isEditing ? 'Listo' : 'Editar habilidades'}
          </Button>
        ) : null
      }
    >
      <QueryBoundary
        query={query}
        loading="Cargando habilidades..."
        failed="No se pudieron cargar tus habilidades"
        skeleton={<Skeleton className="h-8 w-2/3" />}
      >
        {(skills) => {
          if (isEditing) return <SkillsEditor skills={skills} />;
          if (skills.length > 0) return <SkillChips skills={skills} />;
          return <p className="text-muted">Dinos qué sabes hacer: así te encuentran en el directorio de miembros.</p>;
        }}
      </QueryBoundary>
    </CardSection>
  );
}
