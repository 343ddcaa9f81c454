import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentUser } from '../features/account/account.api.ts';
import { nextEventsQuery, pendingRequestsQuery } from '../features/dashboard/dashboard.api.ts';
import { NextEventsCard } from '../features/dashboard/next-events-card.tsx';
import { CompletionCard } from '../features/dashboard/profile-cards.tsx';
import { ForYou } from '../features/home/for-you.tsx';
import { WaitingCard } from '../features/home/waiting-card.tsx';
import { useLiveCounts } from '../features/live/live.api.ts';
import { notificationsQuery } from '../features/notifications/notifications.api.ts';
import { UnreadList } from '../features/notifications/unread-list.tsx';
import { skillsQuery } from '../features/profile/skills.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/spinner.tsx';

const HomePageSections = lazyPart(
  async () => (await import('./home-page-sections.tsx')).HomePageSections,
  <Spinner className="min-h-dvh" />,
);

const LATEST_UNREAD = { status: 'unread', limit: 3 } as const;

/** What waits for the member, loaded before the page shows, so that nothing jumps. */
function useOwnAffairs() {
  const events = useQuery(nextEventsQuery);
  const requests = useQuery(pendingRequestsQuery);
  const unread = useQuery(notificationsQuery(LATEST_UNREAD));
  const skills = useQuery(skillsQuery);
  return {
    isPending: events.isPending || requests.isPending || unread.isPending || skills.isPending,
    requests: requests.data?.total ?? 0,
    unread: unread.data ?? { unread: 0, notifications: [] },
    skillCount: skills.data?.length,
  };
}

export function head(): PageHead {
  return { title: '', hidden: true };
}

export default function HomePage() {
  const { user } = useCurrentUser();
  const { messages } = useLiveCounts();
  const own = useOwnAffairs();
  useEffect(HomePageSections.preload, []);
  if (!user || own.isPending) return <Spinner className="min-h-dvh" />;
  return (
    <>
      <ForYou>
        <WaitingCard messages={messages} requests={own.requests} notifications={own.unread.unread}>
          <UnreadList notifications={own.unread.notifications} />
        </WaitingCard>
        <NextEventsCard />
        <CompletionCard user={user} skillCount={own.skillCount} />
      </ForYou>
      <HomePageSections />
    </>
  );
}
