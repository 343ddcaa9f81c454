import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import type { NewsArticle, NewsItem } from '#contract/news/news.contract.ts';

type Row = Omit<NewsItem, 'readTime'> & { readMinutes: number };

export function presentNewsItem({ readMinutes, ...item }: Row): NewsItem {
  return { ...item, readTime: `${readMinutes} min de lectura` };
}

export function presentNewsArticle({ content, ...row }: Row & { content: string }): NewsArticle {
  return { ...presentNewsItem(row), content };
}

type AdminRow = Row & { content: string; isPublished: boolean; createdAt: Date; updatedAt: Date };

export function presentAdminNews({ isPublished, createdAt, updatedAt, ...row }: AdminRow): AdminNews {
  return {
    ...presentNewsArticle(row),
    isPublished,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
