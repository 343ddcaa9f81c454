import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useCurrentUser } from '../features/account/account.api.ts';
import { NextEventsCard } from '../features/dashboard/next-events-card.tsx';
import { PendingRequests } from '../features/dashboard/pending-requests.tsx';
import { CompletionCard, MemberCard } from '../features/dashboard/profile-cards.tsx';
import { QuickActions } from '../features/dashboard/quick-actions.tsx';
import { RecommendationsCard } from '../features/dashboard/recommendations-card.tsx';
import { StatTiles, StatTilesSkeleton } from '../features/dashboard/stat-tiles.tsx';
import { statsQuery } from '../features/profile/activity.api.ts';
import { RecentActivityCard } from '../features/profile/activity-list.tsx';
import { forumFigures } from '../features/profile/figure-cards.tsx';
import { skillsQuery } from '../features/profile/skills.api.ts';
import { useSiteSettings } from '../features/site/site.api.ts';
import { joinYear } from '../lib/instants.ts';
import type { PageHead } from '../lib/page-module.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { QueryBoundary } from '../ui/query-boundary.tsx';

export function head(): PageHead {
  return { title: 'Mi panel', hidden: true };
}

export default function DashboardPage() {
  const { user } = useCurrentUser();
  const settings = useSiteSettings();
  const stats = useQuery(statsQuery);
  const skills = useQuery(skillsQuery);
  if (!user) return null;
  return (
    <>
      <PageHeader title={`Hola, ${user.firstName || 'Empresario'}`} intro="Esto es lo que hay para ti en el portal.">
        <PendingRequests />
      </PageHeader>
      <div className="page-container grid gap-6 pt-2 pb-12">
        <QuickActions settings={settings} />
        <section aria-labelledby="tus-cifras">
          <h2 id="tus-cifras" className="sr-only">
            Tus cifras
          </h2>
          <QueryBoundary
            query={stats}
            loading="Cargando tus cifras..."
            failed="No se pudieron cargar tus cifras"
            skeleton={<StatTilesSkeleton />}
          >
            {(figures) => <StatTiles figures={forumFigures(figures)} />}
          </QueryBoundary>
        </section>
        <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start">
          <div className="grid min-w-0 gap-6">
            <RecommendationsCard />
            {settings.enableForum ? (
              <RecentActivityCard
                heading="Actividad Reciente en el Foro"
                scope="forum"
                empty={
                  <>
                    Todavía no has participado en el foro.{' '}
                    <Link href="/forum" className="inline-link">
                      Mira de qué se habla
                    </Link>
                  </>
                }
              />
            ) : null}
          </div>
          <div className="grid min-w-0 gap-6">
            <MemberCard user={user} year={joinYear(user)} />
            <CompletionCard user={user} skillCount={skills.data?.length} />
            <NextEventsCard />
          </div>
        </div>
      </div>
    </>
  );
}
