import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { PageKind } from '#contract/content/content-kinds.ts';
import { officePageQuery } from '../features/content/office-page.api.ts';
import { OfficePageView } from '../features/content/office-page-view.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { DetailPage } from '../ui/detail-page.tsx';
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
  return (
    <DetailPage
      query={query}
      heading="Página"
      failed="No se pudo cargar la página"
      missing={{ title: 'Página no encontrada', text: 'La página que buscas no existe o ha sido retirada.' }}
      back={{ label: 'Volver al inicio', href: '/' }}
      skeleton={<PageSkeleton label="Cargando página..." width="max-w-4xl" />}
    >
      {(page) => {
        if (page.kind === 'page') return <OfficePageView page={page} />;
        const contact = new URLSearchParams({ subject: 'other', service: path });
        const others = services.filter(({ href }) => href !== path);
        return <OfficePageView page={page} others={others} contactHref={`/contact?${contact}`} />;
      }}
    </DetailPage>
  );
}
