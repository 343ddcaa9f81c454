import { ArrowLeft, BookOpen, Rss, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NewsArticle } from '#contract/news/news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { usePageUrl } from '../../lib/use-page-url.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { newsListHref } from './news-params.ts';

export function ArticleHeader({ article }: { article: NewsArticle }) {
  return (
    <header className="ground-navy overflow-hidden">
      <div className="page-container pt-6 pb-4 md:pt-8">
        <a
          href={newsListHref()}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-navy-muted hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Volver a las noticias
        </a>
        <p className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {article.featured ? (
            <Badge tone="yellow">
              <Star aria-hidden="true" className="size-3.5" /> Destacada
            </Badge>
          ) : null}
          {article.category ? <Badge tone="blue">{article.category}</Badge> : null}
        </p>
        <h1 className="mt-3 max-w-[30ch] text-3xl md:text-[2.5rem] md:leading-tight">{article.title}</h1>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-navy-muted">
          <time dateTime={article.date}>{formatLongDate(article.date)}</time>
          <span className="inline-flex items-center gap-1.5">
            <BookOpen aria-hidden="true" className="size-4" />
            {article.readTime}
          </span>
        </p>
      </div>
      <BrandDivider size="sm" />
    </header>
  );
}

export function articleJsonLd(article: NewsArticle, origin: string): object {
  const url = origin + newsPath(article);
  // Only in the server's HTML: the browser's bundle leaves the rest out.
  if (!import.meta.env.SSR) return {};
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    image: article.image?.jpegUrl ? [origin + article.image.jpegUrl] : undefined,
    articleSection: article.category ?? undefined,
    inLanguage: 'es-DO',
    url,
    mainEntityOfPage: url,
    author: { '@id': `${origin}/#organization` },
    publisher: { '@id': `${origin}/#organization` },
  };
}

export function ArticleBody({ article, aside }: { article: NewsArticle; aside?: ReactNode }) {
  return (
    <div className="page-container grid gap-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <ArticleText article={article} />
      {aside}
    </div>
  );
}

/** A content equal to the summary is omitted. */
function ArticleText({ article }: { article: NewsArticle }) {
  const url = usePageUrl(newsPath(article));
  return (
    <div className="min-w-0">
      <Picture
        image={article.image}
        sizes="(min-width: 56rem) 53rem, 100vw"
        className="mb-8 aspect-video rounded-card"
        isFirst
      />
      <p className="max-w-[58ch] text-lg font-semibold">{article.excerpt}</p>
      {article.content === article.excerpt ? null : (
        <Markdown
          author="council"
          text={article.content}
          className="mt-6 max-w-prose md:text-[1.0625rem] md:leading-relaxed"
        />
      )}
      <footer className="mt-10 max-w-prose border-t border-border pt-6" data-print="hide">
        <h2 className="mb-3 text-lg">Compartir esta noticia</h2>
        <div className="max-w-sm">
          <ShareButtons title={article.title} url={url} />
        </div>
        <p className="mt-6">
          <a href="/api/news/rss.xml" className="inline-link inline-flex min-h-11 items-center gap-2">
            <Rss aria-hidden="true" className="size-4" />
            Seguir las noticias por RSS
          </a>
        </p>
      </footer>
    </div>
  );
}
