import { useQuery } from '@tanstack/react-query';
import { WhoWeAreSection } from '../features/about/who-we-are-section.tsx';
import { useCurrentUser } from '../features/account/account.api.ts';
import { contentQuery } from '../features/content/content.api.ts';
import { nextEventsQuery, pendingRequestsQuery } from '../features/dashboard/dashboard.api.ts';
import { NextEventsCard } from '../features/dashboard/next-events-card.tsx';
import { CompletionCard } from '../features/dashboard/profile-cards.tsx';
import { NextEvent } from '../features/events/next-event.tsx';
import { postsQuery } from '../features/forum/forum.api.ts';
import { PostCard, PostCardSkeleton } from '../features/forum/post-card.tsx';
import { ForYou } from '../features/home/for-you.tsx';
import { LatestSection } from '../features/home/latest-section.tsx';
import { WaitingCard } from '../features/home/waiting-card.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { useLiveCounts } from '../features/live/live.api.ts';
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx';
import { notificationsQuery } from '../features/notifications/notifications.api.ts';
import { UnreadList } from '../features/notifications/unread-list.tsx';
import { skillsQuery } from '../features/profile/skills.api.ts';
import { ProjectCard, ProjectCardSkeleton } from '../features/projects/project-card.tsx';
import { projectsQuery } from '../features/projects/projects.api.ts';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { Spinner } from '../ui/spinner.tsx';

const landingContentQuery = contentQuery('landing', 'purpose');

const LATEST = { limit: 3 };
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
  const settings = useSiteSettings();
  const { user } = useCurrentUser();
  const { messages } = useLiveCounts();
  const { data: content, isPending } = useQuery(landingContentQuery);
  const own = useOwnAffairs();
  const posts = useQuery({ ...postsQuery(LATEST), enabled: settings.enableForum });
  const projects = useQuery({ ...projectsQuery(LATEST), enabled: settings.enableProjects });
  // Nothing jumps: its texts decide the height of the hero.
  if (isPending || own.isPending) return <Spinner className="min-h-80" />;
  return (
    <>
      {user ? (
        <ForYou>
          <WaitingCard messages={messages} requests={own.requests} notifications={own.unread.unread}>
            <UnreadList notifications={own.unread.notifications} />
          </WaitingCard>
          <NextEventsCard />
          <CompletionCard user={user} skillCount={own.skillCount} />
        </ForYou>
      ) : null}
      <Hero settings={settings} figures={content?.landing.figures} aside={<NextEvent />} />
      <WhoWeAreSection content={content} />
      {settings.enableForum ? (
        <LatestSection
          heading="Últimas Publicaciones"
          intro="De qué se habla en el foro."
          background="card"
          seeAll={{ label: 'Ver todas las publicaciones', href: '/forum' }}
          isLoading={posts.isPending}
          loading="Cargando publicaciones..."
          skeleton={<PostCardSkeleton />}
          items={posts.data?.posts}
          itemKey={({ id }) => id}
          empty="No hay publicaciones disponibles."
        >
          {(post) => <PostCard post={post} />}
        </LatestSection>
      ) : null}
      {settings.enableProjects ? (
        <LatestSection
          heading="Proyectos Destacados"
          intro="En qué trabaja el consejo, y dónde puedes sumarte."
          seeAll={{ label: 'Ver todos los proyectos', href: '/projects' }}
          isLoading={projects.isPending}
          loading="Cargando proyectos..."
          skeleton={<ProjectCardSkeleton />}
          items={projects.data?.projects}
          itemKey={({ id }) => id}
          empty="No hay proyectos disponibles."
        >
          {(project) => <ProjectCard project={project} />}
        </LatestSection>
      ) : null}
      <NewsletterSection
        enabled={settings.enableNewsletter}
        contactEmail={settings.contactEmail}
        requireConsent={settings.requireConsent}
      />
    </>
  );
}
