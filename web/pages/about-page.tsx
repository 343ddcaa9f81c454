import { useQuery } from '@tanstack/react-query';
import { HistorySection, LeadershipSection } from '../features/about/about-sections.tsx';
import { PurposeCards } from '../features/about/who-we-are-section.tsx';
import { contentQuery } from '../features/content/content.api.ts';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { ErrorPage } from '../ui/error-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section } from '../ui/section.tsx';
import { Spinner } from '../ui/spinner.tsx';

const aboutContentQuery = contentQuery('about', 'purpose', 'leaders', 'history');

const TITLE = 'Quiénes Somos';

export function prefetch({ queryClient }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(aboutContentQuery);
}

export function head({ queryClient }: PageContext): PageHead {
  const description = queryClient.getQueryData(aboutContentQuery.queryKey)?.about.text;
  return { title: TITLE, ...(description && { description }) };
}

export default function AboutPage() {
  const query = useQuery(aboutContentQuery);
  const { data: content } = query;
  if (!content) {
    const back = { label: 'Volver al inicio', href: '/' };
    return query.isError ? (
      <ErrorPage heading={TITLE} title="No se pudo cargar la página" query={query} back={back} />
    ) : (
      <Spinner className="min-h-80" />
    );
  }
  return (
    <>
      <PageHeader title={TITLE} intro={content.about.text} />
      <Section heading="Lo que nos mueve">
        <PurposeCards content={content.purpose} />
      </Section>
      <LeadershipSection content={content.leaders} />
      <HistorySection content={content.history} />
    </>
  );
}
