import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useLocation } from 'wouter';
import { WhoWeAreSection } from '../features/about/who-we-are-section.tsx';
import { contentQuery } from '../features/content/content.api.ts';
import { eventJsonLd } from '../features/events/event-json-ld.ts';
import { upcomingEventsQuery } from '../features/events/events.api.ts';
import { EventsSection } from '../features/events/events-section.tsx';
import { NextEvent } from '../features/events/next-event.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { LoginInvitation, MembersOnlyNotice } from '../features/landing/login-invitation.tsx';
import { newsListQuery } from '../features/news/news.api.ts';
import { readNewsParams } from '../features/news/news-params.ts';
import { NewsSection } from '../features/news/news-section.tsx';
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { useReturnPath } from '../lib/use-return-path.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const landingContentQuery = contentQuery('landing', 'purpose', 'firms');

const firstScroll = () => new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));

/**
 * Code-split: server markup stays until its module loads on scrolling. Memoized, since React drops that markup on
 * another render.
 */
const LandingSections = memo(
  lazyPart(
    async () => {
      await firstScroll();
      return (await import('../features/landing/landing-sections.tsx')).LandingSections;
    },
    null,
    import.meta.env.SSR ? (await import('../features/landing/landing-sections.tsx')).LandingSections : undefined,
  ),
);

export const firstRenderParams = ['noticias', 'mostrar', 'eventos', 'vista', 'fecha', 'mes'];

export function prefetch({ queryClient, search }: PageContext): Promise<unknown> {
  const { category, limit } = readNewsParams(search);
  return Promise.all([
    queryClient.prefetchQuery(landingContentQuery),
    queryClient.prefetchQuery(upcomingEventsQuery),
    queryClient.prefetchQuery(newsListQuery({ category, limit })),
  ]);
}

export function head({ queryClient, origin }: PageContext): PageHead {
  const events = queryClient.getQueryData(upcomingEventsQuery.queryKey)?.events ?? [];
  const image = queryClient.getQueryData(landingContentQuery.queryKey)?.landing?.image;
  return { title: '', image, jsonLd: events.slice(0, 6).map((event) => eventJsonLd(event, origin)) };
}

export default function LandingPage({ params }: PageProps) {
  const settings = useSiteSettings();
  const { data: content } = useQuery(landingContentQuery);
  const [path] = useLocation();
  const here = useReturnPath(params);
  // Without the landing's own filters.
  const wanted = path === '/' ? path : here;
  const isOff = (path === '/forum' && !settings.enableForum) || (path === '/projects' && !settings.enableProjects);
  const newsletterHref = settings.enableNewsletter ? '#newsletter' : undefined;
  return (
    <>
      {isOff ? null : <MembersOnlyNotice path={path} next={wanted} />}
      <Hero
        settings={settings}
        figures={content?.landing.figures}
        image={content?.landing.image}
        aside={<NextEvent />}
        newsletterHref={newsletterHref}
      />
      <WhoWeAreSection content={content} />
      <LoginInvitation settings={settings} next={wanted} />
      <NewsSection newsletterHref={newsletterHref} />
      <EventsSection />
      <LandingSections firms={content?.firms} district={settings.district} />
      <NewsletterSection
        enabled={settings.enableNewsletter}
        contactEmail={settings.contactEmail}
        requireConsent={settings.requireConsent}
      />
    </>
  );
}
