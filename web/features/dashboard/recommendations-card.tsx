import { useQuery } from '@tanstack/react-query';
import { CalendarDays, FolderKanban, type LucideIcon, MessagesSquare, UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import type { Recommendation } from '#contract/profile/activity.contract.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { recommendationsQuery } from './dashboard.api.ts';

const kinds: Record<Recommendation['type'], { icon: LucideIcon; label: string }> = {
  event: { icon: CalendarDays, label: 'Evento' },
  post: { icon: MessagesSquare, label: 'Conversación' },
  project: { icon: FolderKanban, label: 'Proyecto' },
  member: { icon: UserPlus, label: 'Miembro' },
};

export function RecommendationsCard() {
  const query = useQuery(recommendationsQuery);
  return (
    <CardSection heading="Recomendado para ti">
      <QueryBoundary
        query={query}
        loading="Cargando recomendaciones..."
        failed="No se pudieron cargar las recomendaciones"
        skeleton={<RowsSkeleton count={3} />}
      >
        {(recommendations) =>
          recommendations.length > 0 ? (
            <ul className="grid gap-5">
              {recommendations.map((recommendation) => (
                <RecommendationItem key={recommendation.id} recommendation={recommendation} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">Por ahora no hay nada nuevo que recomendarte. Vuelve pronto.</p>
          )
        }
      </QueryBoundary>
    </CardSection>
  );
}

function RecommendationItem({ recommendation: { type, title, reason, href } }: { recommendation: Recommendation }) {
  const { icon: Icon, label } = kinds[type];
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-subtle text-larimar">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="text-xs font-semibold tracking-wider text-muted uppercase">{label}</p>
        <Link href={href} dir="auto" className="inline-block font-semibold wrap-anywhere hover:underline">
          {title}
        </Link>
        <p className="text-sm text-muted">{reason}</p>
      </div>
    </li>
  );
}
