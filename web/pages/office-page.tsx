import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { PageKind } from '#contract/content/content-kinds.ts';
import { officePageQuery } from '../features/content/office-page.api.ts';
import { OfficePageView } from '../features/content/office-page-view.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

const kindAt = (path: string): PageKind => (path.startsWith('/servicios/') ? 'service' : 'page');

const queryAt = (path: string, { slug = '' }: Record<string, string>) => officePageQuery(kindAt(path), slug);

export function prefetch({ queryClient, path, params }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(queryAt(path, params));
}

export function head({ queryClient, path, params }: PageContext): PageHead {
  const page = queryClient.getQueryData(queryAt(path, params).queryKey);
  if (page === null) return { title: 'Página no encontrada', notFound: true };
  return page ? { title: page.title, description: page.summary, image: page.image } : { title: '' };
}

export default function OfficePage({ params }: PageProps) {
  const [path] = useLocation();
  const { services } = useSiteSettings().navigation;
  const query = useQuery(queryAt(path, params));
  const { data: page } = query;
  if (page) {
    if (page.kind === 'page') return <OfficePageView page={page} />;
    const contact = new URLSearchParams({ subject: 'other', service: path });
    const others = services.filter(({ href }) => href !== path);
    return <OfficePageView page={page} others={others} contactHref={`/contact?${contact}`} />;
  }
  if (page === null) {
    return (
      <Notice title="Página no encontrada" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
        <p>La página que buscas no existe o ha sido retirada.</p>
      </Notice>
    );
  }
  if (!query.isError) return <PageSkeleton label="Cargando página..." width="max-w-4xl" />;
  const back = { label: 'Volver al inicio', href: '/' };
  return <ErrorPage heading="Página" title="No se pudo cargar la página" query={query} back={back} />;
}
