import { Rss } from 'lucide-react';
import type { NewsArticle } from '#contract/news/news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { usePageUrl } from '../../lib/use-page-url.ts';
import { Markdown } from '../../ui/markdown.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';

/** Text column, then the share buttons. Where the content equals the summary, only the summary shows. */
export function ArticleBody({ article }: { article: NewsArticle }) {
  const url = usePageUrl(newsPath(article));
  return (
    <div className="page-container max-w-4xl py-8 md:py-12">
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
