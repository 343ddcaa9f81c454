import type { NewsArticle, NewsItem } from '#contract/news/news.contract.ts';

type Row = Omit<NewsItem, 'readTime'> & { readMinutes: number };

export function presentNewsItem({ readMinutes, ...item }: Row): NewsItem {
  return { ...item, readTime: `${readMinutes} min de lectura` };
}

export function presentNewsArticle({ content, ...row }: Row & { content: string }): NewsArticle {
  return { ...presentNewsItem(row), content };
}
