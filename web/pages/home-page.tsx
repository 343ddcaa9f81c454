import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postPath } from '#contract/paths.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { nextEventsQuery, pendingRequestsQuery } from '../features/dashboard/dashboard.api.ts';
import { NextEventsCard } from '../features/dashboard/next-events-card.tsx';
import { CompletionCard } from '../features/dashboard/profile-cards.tsx';
import { postsQuery } from '../features/forum/forum.api.ts';
import { NewSinceCard } from '../features/home/new-since-card.tsx';
import { PendingCard } from '../features/home/pending-card.tsx';
import { Recommendations } from '../features/home/recommendations.tsx';
import { useLiveCounts } from '../features/live/live.api.ts';
import { UnreadList } from '../features/notifications/notification-row.tsx';
import { notificationsQuery } from '../features/notifications/notifications.api.ts';
import { skillsQuery } from '../features/profile/skills.api.ts';
import { useSiteSettings } from '../features/site/site.api.ts';
import { useLastVisit } from '../lib/last-visit.ts';
import type { PageHead } from '../lib/page-module.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/spinner.tsx';

const HomePageSections = lazyPart(
  async () => (await import('./home-page-sections.tsx')).HomePageSections,
  <Spinner className="min-h-dvh" />,
);

const LATEST_UNREAD = { status: 'unread', limit: 3 } as const;

const NEWEST_ANSWERS = { sortBy: 'active', limit: 3 } as const;

/** Posts and answers since the last visit; none on the first. */
function useNewPosts(memberId: string) {
  const { enableForum } = useSiteSettings();
  const since = useLastVisit(memberId)?.toISOString();
  const isAsked = enableForum && since !== undefined;
  const { data, isPending } = useQuery({ ...postsQuery(NEWEST_ANSWERS), enabled: isAsked });
  const posts = since ? (data?.posts ?? []).filter(({ lastActivityAt }) => lastActivityAt > since) : [];
  return {
    isPending: isAsked && isPending,
    items: posts.map((post) => ({
      href: postPath(post),
      title: post.title,
      kind: since && post.createdAt > since ? 'Publicación nueva en el foro' : 'Respuesta nueva en el foro',
      at: post.lastActivityAt,
    })),
  };
}

/** Loaded before the page shows: no layout shift. */
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
  const newPosts = useNewPosts(user?.id ?? '');
  useEffect(HomePageSections.preload, []);
  if (!user || own.isPending || newPosts.isPending) return <Spinner className="min-h-dvh" />;
  return (
    <>
      <Recommendations>
        <NewSinceCard items={newPosts.items} />
        <PendingCard messages={messages} requests={own.requests} notifications={own.unread.unread}>
          <UnreadList notifications={own.unread.notifications} />
        </PendingCard>
        <NextEventsCard />
        <CompletionCard user={user} skillCount={own.skillCount} />
      </Recommendations>
      <HomePageSections />
    </>
  );
}
