import { useQuery } from '@tanstack/react-query';
import { articleQuery } from '../features/news/article.api.ts';
import { ArticleBody, ArticleHeader, articleJsonLd } from '../features/news/article-view.tsx';
import { MoreNews, moreNewsQuery } from '../features/news/more-news.tsx';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { DetailPage } from '../ui/detail-page.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

export function prefetch({ queryClient, params }: PageContext): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(articleQuery(params.id ?? '')),
    queryClient.prefetchQuery(moreNewsQuery),
  ]);
}

export function head({ queryClient, params, origin }: PageContext): PageHead {
  const article = queryClient.getQueryData(articleQuery(params.id ?? '').queryKey);
  if (article === null) return { title: 'Noticia no encontrada', notFound: true };
  if (!article) return { title: 'Noticia' };
  return {
    title: article.title,
    description: article.excerpt,
    article: { publishedOn: article.date },
    image: article.image,
    jsonLd: [articleJsonLd(article, origin)],
  };
}

export default function NewsPage({ params }: PageProps) {
  const query = useQuery(articleQuery(params.id ?? ''));
  return (
    <DetailPage
      query={query}
      heading="Noticia"
      failed="No se pudo cargar la noticia"
      missing={{ title: 'Noticia no encontrada', text: 'La noticia que buscas no existe o ha sido eliminada.' }}
      back={{ label: 'Ver las últimas noticias', href: '/#noticias' }}
      skeleton={<PageSkeleton label="Cargando noticia..." />}
    >
      {(article) => (
        <article>
          <ArticleHeader article={article} />
          <ArticleBody article={article} aside={<MoreNews exceptId={article.id} />} />
        </article>
      )}
    </DetailPage>
  );
}
