import { useQuery } from '@tanstack/react-query';
import { WhoWeAreSection } from '../features/about/who-we-are-section.tsx';
import { contentQuery } from '../features/content/content.api.ts';
import { NextEvent } from '../features/events/next-event.tsx';
import { postsQuery } from '../features/forum/forum.api.ts';
import { PostCard, postShape } from '../features/forum/post-card.tsx';
import { LatestSection } from '../features/home/latest-section.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx';
import { ProjectCard, projectShape } from '../features/projects/project-card.tsx';
import { projectsQuery } from '../features/projects/projects.api.ts';
import { useSiteSettings } from '../features/site/site.api.ts';
import { Spinner } from '../ui/spinner.tsx';

const landingContentQuery = contentQuery('landing', 'purpose');

const LATEST = { limit: 3 };

export function HomePageSections() {
  const settings = useSiteSettings();
  const { data: content, isPending } = useQuery(landingContentQuery);
  const posts = useQuery({ ...postsQuery(LATEST), enabled: settings.enableForum });
  const projects = useQuery({ ...projectsQuery(LATEST), enabled: settings.enableProjects });
  // The texts decide the hero's height: no layout shift.
  if (isPending) return <Spinner className="min-h-80" />;
  return (
    <>
      <Hero
        settings={settings}
        figures={content?.landing.figures}
        image={content?.landing.image}
        aside={<NextEvent />}
      />
      <WhoWeAreSection content={content} />
      {settings.enableForum ? (
        <LatestSection
          heading="Últimas Publicaciones"
          intro="De qué se habla en el foro."
          background="card"
          seeAll={{ label: 'Ver todas las publicaciones', href: '/forum' }}
          loading="Cargando publicaciones..."
          shape={postShape}
          query={posts}
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
          intro="En qué trabajamos, y dónde puedes sumarte."
          seeAll={{ label: 'Ver todos los proyectos', href: '/projects' }}
          loading="Cargando proyectos..."
          shape={projectShape}
          query={projects}
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
