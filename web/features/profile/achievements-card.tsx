import { useQuery } from '@tanstack/react-query';
import { Award, Lock, type LucideIcon, MessagesSquare, Network } from 'lucide-react';
import type { Achievement } from '#contract/profile/activity.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { achievementsQuery } from './activity.api.ts';

const icons: Record<Achievement['id'], LucideIcon> = {
  founder: Award,
  participant: MessagesSquare,
  networker: Network,
};

export function AchievementsCard() {
  const query = useQuery(achievementsQuery);
  return (
    <CardSection heading="Logros">
      <QueryBoundary
        query={query}
        loading="Cargando tus logros..."
        failed="No se pudieron cargar tus logros"
        skeleton={<RowsSkeleton count={3} />}
      >
        {(achievements) => (
          <ul className="grid gap-5">
            {achievements.map((achievement) => (
              <AchievementItem key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </CardSection>
  );
}

function AchievementItem({ achievement: { id, title, description, earned, progress } }: { achievement: Achievement }) {
  const Icon = earned ? icons[id] : Lock;
  return (
    <li className="flex gap-3">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full',
          earned ? 'bg-yellow-ground text-yellow-text' : 'border-2 border-dashed border-border text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className={classNames('flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold', !earned && 'text-muted')}>
          {title}
          {earned ? <Badge tone="green">Logrado</Badge> : null}
          {earned ? null : <Badge>{progress ? `${progress.current} de ${progress.goal}` : 'Por lograr'}</Badge>}
        </p>
        <p className="text-sm text-muted">{description}</p>
        {!earned && progress ? (
          <div className="mt-2">
            <ProgressLine label={`Avance hacia ${title}`} value={progress.current} max={progress.goal} />
          </div>
        ) : null}
      </div>
    </li>
  );
}
