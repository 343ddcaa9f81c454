import { Link } from 'wouter';
import type { NewsItem } from '#contract/news/news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { Card } from '../../ui/card.tsx';
import { NewsMeta } from './news-meta.tsx';

export function NewsCard({ item }: { item: NewsItem }) {
  return (
    <Card as="article" className="relative flex h-full flex-col gap-2 border-l-3 border-l-larimar p-5">
      {item.category ? (
        <p className="text-xs font-semibold tracking-wider text-larimar uppercase">{item.category}</p>
      ) : null}
      <h3 className="text-lg leading-snug">
        <Link href={newsPath(item)} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {item.title}
        </Link>
      </h3>
      <p className="line-clamp-3 text-sm text-muted">{item.excerpt}</p>
      <div className="mt-auto pt-2">
        <NewsMeta item={item} />
      </div>
    </Card>
  );
}
