import { Star } from 'lucide-react';
import { Link } from 'wouter';
import type { NewsItem } from '#contract/news/news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { NewsCover } from './news-cover.tsx';
import { NewsMeta } from './news-meta.tsx';

export function FeaturedNewsCard({ item }: { item: NewsItem }) {
  return (
    <Card as="article" className="relative flex h-full flex-col overflow-hidden">
      <NewsCover className="h-36 w-full lg:h-auto lg:min-h-40 lg:flex-1" />
      <div className="flex flex-col gap-3 p-5 sm:p-6">
        <p className="flex flex-wrap gap-2">
          <Badge tone="yellow">
            <Star aria-hidden="true" className="size-3.5" /> Destacada
          </Badge>
          {item.category ? <Badge tone="blue">{item.category}</Badge> : null}
        </p>
        <h3 className="text-2xl">
          <Link href={newsPath(item)} className="after:absolute after:inset-0 after:rounded-card hover:underline">
            {item.title}
          </Link>
        </h3>
        <p className="text-muted">{item.excerpt}</p>
        <NewsMeta item={item} />
      </div>
    </Card>
  );
}
