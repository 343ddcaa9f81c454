import { useQuery } from '@tanstack/react-query';
import { Award, type LucideIcon, MessagesSquare, Network } from 'lucide-react';
import type { Achievement } from '#contract/profile/activity.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/record-skeletons.tsx';
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

/** Says in words whether it is earned or what is missing: colour is not the only cue. */
function AchievementItem({ achievement: { id, title, description, earned, progress } }: { achievement: Achievement }) {
  const Icon = icons[id];
  return (
    <li className="flex gap-3">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full',
          earned ? 'bg-yellow-ground text-yellow-text' : 'bg-grey-ground text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          {earned ? <Badge tone="green">Logrado</Badge> : null}
          {!earned && progress ? (
            <Badge>
              {progress.current} de {progress.goal}
            </Badge>
          ) : null}
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
