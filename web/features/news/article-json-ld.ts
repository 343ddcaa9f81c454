import type { NewsArticle } from '#contract/news/news.contract.ts';
import { newsPath } from '#contract/paths.ts';

/** Structured data of a news item, for search engines. */
export function articleJsonLd(article: NewsArticle, origin: string): object {
  const url = origin + newsPath(article);
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    articleSection: article.category ?? undefined,
    inLanguage: 'es-DO',
    url,
    mainEntityOfPage: url,
    author: { '@id': `${origin}/#organization` },
    publisher: { '@id': `${origin}/#organization` },
  };
}
