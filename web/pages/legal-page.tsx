import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { LEGAL_DOCUMENTS, type LegalDocument, legalPaths } from '#contract/legal/legal-documents.ts';
import { legalTitles } from '../copy/legal.ts';
import { legalQuery } from '../features/legal/legal.api.ts';
import { LegalView } from '../features/legal/legal-view.tsx';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DetailPage } from '../ui/detail-page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

export const firstRenderParams = ['version'];

/** One page for the three texts, by path. */
const documentAt = (path: string): LegalDocument =>
  LEGAL_DOCUMENTS.find((document) => legalPaths[document] === path) ?? 'privacy';

const queryAt = (path: string, search: URLSearchParams) => legalQuery(documentAt(path), search.get('version'));

export function prefetch({ queryClient, path, search }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(queryAt(path, search));
}

export function head({ queryClient, path, search }: PageContext): PageHead {
  const text = queryClient.getQueryData(queryAt(path, search).queryKey);
  const { title, description } = legalTitles[documentAt(path)];
  if (text === null) return { title: 'Versión no encontrada', notFound: true };
  // Older versions are not indexed.
  return { title, description, canonicalPath: path, ...(search.has('version') && { hidden: true }) };
}

export default function LegalPage() {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const query = useQuery(queryAt(path, search));
  const { title } = legalTitles[documentAt(path)];
  return (
    <DetailPage
      query={query}
      heading={title}
      failed="No se pudo cargar el texto"
      missing={{
        title: 'Versión no encontrada',
        text: 'La versión que buscas no existe.',
        actions: <ButtonLink href={path}>Leer la versión vigente</ButtonLink>,
      }}
      back={{ label: 'Volver al inicio', href: '/' }}
      skeleton={<PageSkeleton label="Cargando texto..." width="max-w-4xl" />}
    >
      {(text) => <LegalView text={text} />}
    </DetailPage>
  );
}
