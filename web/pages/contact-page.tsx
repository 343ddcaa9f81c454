import { useQuery } from '@tanstack/react-query';
import { contactIntro } from '../copy/contact.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { ContactDetails } from '../features/contact/contact-details.tsx';
import { contentQuery } from '../features/content/content.api.ts';
import { projectQuery } from '../features/projects/projects.api.ts';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const hoursQuery = contentQuery('hours');

const ContactForm = lazyPart(
  async () => (await import('../features/contact/contact-form.tsx')).ContactForm,
  <Skeleton className="h-[60rem] rounded-card sm:h-[48rem]" />,
);
// Code-split, after the form. The placeholders are as tall as the cards.
const SocialLinks = lazyPart(
  async () => (await import('../features/contact/social-links.tsx')).SocialLinks,
  <Skeleton className="h-52 rounded-card sm:h-40" />,
);
const MapCard = lazyPart(
  async () => (await import('../features/contact/map-card.tsx')).MapCard,
  <Skeleton className="h-[14.25rem] rounded-card" />,
);

export function head(): PageHead {
  return { title: contactIntro.title, hidden: true };
}

export default function ContactPage() {
  const { user } = useCurrentUser();
  const settings = useSiteSettings();
  const { data: content } = useQuery(hoursQuery);
  const [params, setParams] = useSearchParams();
  const projectId = params.get('project') ?? '';
  const { data: project } = useQuery({ ...projectQuery(projectId), enabled: projectId !== '' });

  const service = settings.navigation.services.find(({ href }) => href === params.get('service'));

  function forget(what: 'project' | 'everything') {
    const gone = { project: null, ...(what === 'everything' && { subject: null, service: null }) };
    setParams(gone, { replace: true });
  }

  return (
    <>
      <PageHeader title={contactIntro.title} intro={contactIntro.text} />
      <div className="page-container grid grid-cols-1 items-start gap-6 py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
        {user ? (
          <ContactForm
            user={user}
            subject={params.get('subject')}
            service={service?.label}
            projectId={project === null ? undefined : projectId || undefined}
            project={project ?? null}
            onForget={forget}
            requireConsent={settings.requireConsent}
          />
        ) : null}
        <div className="grid grid-cols-1 gap-6">
          <ContactDetails address={settings.address} hours={content?.hours} />
          <SocialLinks settings={settings} />
          <MapCard mapUrl={settings.mapUrl} />
        </div>
      </div>
    </>
  );
}
