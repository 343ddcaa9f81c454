import type { NewsItem } from '#contract/news/news.contract.ts';

export function newsPath(item: Pick<NewsItem, 'id'>): string {
  return `/noticias/${item.id}`;
}
