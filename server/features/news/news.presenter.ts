import type { AdminNews } from '#contract/news/admin/admin-news.contract.ts';
import type { NewsArticle, NewsItem } from '#contract/news/news.contract.ts';

type Row = Omit<NewsItem, 'readTime'> & { readMinutes: number };

export function presentNewsItem({ readMinutes, ...item }: Row): NewsItem {
  return { ...item, readTime: `${readMinutes} min de lectura` };
}

export function presentNewsArticle({ content, ...row }: Row & { content: string }): NewsArticle {
  return { ...presentNewsItem(row), content };
}

type AdminRow = Row & {
  content: string;
  imageId: string | null;
  isPublished: boolean;
  publishAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export function presentAdminNews({
  imageId,
  isPublished,
  publishAt,
  version,
  createdAt,
  updatedAt,
  ...row
}: AdminRow): AdminNews {
  return {
    ...presentNewsArticle(row),
    imageId,
    isPublished,
    publishAt: publishAt?.toISOString() ?? null,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
