import type { Ref } from 'react';
import type { NewsItem } from '#contract/news/news.contract.ts';
import { FeaturedNewsCard } from './featured-news-card.tsx';
import { NewsCard } from './news-card.tsx';

interface NewsGridProps {
  featured: NewsItem | undefined;
  others: NewsItem[];
  listRef: Ref<HTMLUListElement>;
}

/** The featured item takes half the width and the height of two; the rest fill in around it. */
export function NewsGrid({ featured, others, listRef }: NewsGridProps) {
  return (
    <ul ref={listRef} className="grid gap-4 lg:grid-cols-6 lg:gap-6">
      {featured ? (
        <li className="min-w-0 lg:col-span-3 lg:row-span-2">
          <FeaturedNewsCard item={featured} />
        </li>
      ) : null}
      {others.map((item, index) => (
        <li key={item.id} className={featured && index < 2 ? 'min-w-0 lg:col-span-3' : 'min-w-0 lg:col-span-2'}>
          <NewsCard item={item} />
        </li>
      ))}
    </ul>
  );
}
