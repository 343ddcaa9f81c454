import { ArrowLeft, BookOpen, Star } from 'lucide-react';
import type { NewsArticle } from '#contract/news/news.contract.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Horizon } from '../../ui/horizon.tsx';

export function ArticleHeader({ article }: { article: NewsArticle }) {
  return (
    <header className="ground-navy overflow-hidden">
      <div className="page-container max-w-4xl pt-6 pb-4 md:pt-8">
        <a
          href="/#noticias"
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
        <h1 className="mt-3 text-3xl md:text-[2.5rem] md:leading-tight">{article.title}</h1>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-navy-muted">
          <time dateTime={article.date}>{formatLongDate(article.date)}</time>
          <span className="inline-flex items-center gap-1.5">
            <BookOpen aria-hidden="true" className="size-4" />
            {article.readTime}
          </span>
        </p>
      </div>
      <Horizon />
    </header>
  );
}
