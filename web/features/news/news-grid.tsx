import { BookOpen, Star } from 'lucide-react';
import type { Ref } from 'react';
import type { NewsItem } from '#contract/news/news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';

function NewsMeta({ item }: { item: NewsItem }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
      <time dateTime={item.date}>{formatLongDate(item.date)}</time>
      <span className="inline-flex items-center gap-1.5">
        <BookOpen aria-hidden="true" className="size-4" />
        {item.readTime}
      </span>
    </p>
  );
}

/** Ends of the rows in perspective, converging under the sun. */
const rows = [-520, -330, -190, -85, 0, 75, 145, 210, 275, 340, 410, 490, 590, 730];

function NewsCover({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      fill="none"
    >
      <rect width="400" height="140" fill="#1e293b" />
      <circle cx="278" cy="66" r="54" fill="#fbbf24" opacity="0.15" />
      <circle cx="278" cy="66" r="34" fill="#fbbf24" />
      <path d="M-2 72C90 58 290 54 402 68V142H-2Z" fill="#0e7490" />
      <path d="M-2 80C90 68 290 66 402 78V142H-2Z" fill="#164e63" />
      <g stroke="#86efac" strokeWidth="1.5" opacity="0.55">
        {rows.map((end) => (
          <path key={end} d={`M278 71Q${(278 + end) / 2} 92 ${end} 144`} />
        ))}
      </g>
    </svg>
  );
}

const featuredCover = 'h-36 w-full lg:h-auto lg:min-h-40 lg:flex-1';

function FeaturedNewsCard({ item }: { item: NewsItem }) {
  return (
    <Card as="article" className="relative flex h-full flex-col overflow-hidden lg:group-only:flex-row">
      {item.image ? (
        <Picture image={item.image} sizes="(min-width: 64rem) 36rem, 100vw" className={featuredCover} />
      ) : (
        <NewsCover className={featuredCover} />
      )}
      <div className="flex flex-col gap-3 p-5 sm:p-6 lg:group-only:flex-1 lg:group-only:py-12">
        <p className="flex flex-wrap gap-2">
          <Badge tone="yellow">
            <Star aria-hidden="true" className="size-3.5" /> Destacada
          </Badge>
          {item.category ? <Badge tone="blue">{item.category}</Badge> : null}
        </p>
        <CardTitle href={newsPath(item)} className="text-2xl">
          {item.title}
        </CardTitle>
        <p className="text-muted">{item.excerpt}</p>
        <NewsMeta item={item} />
      </div>
    </Card>
  );
}

function NewsCard({ item }: { item: NewsItem }) {
  return (
    <Card as="article" className="relative flex h-full flex-col gap-2 overflow-hidden border-l-3 border-l-larimar p-5">
      <Picture image={item.image} sizes="(min-width: 64rem) 24rem, 100vw" className="-mx-5 -mt-5 mb-2 h-36" />
      {item.category ? (
        <p className="text-xs font-semibold tracking-wider text-larimar uppercase">{item.category}</p>
      ) : null}
      <CardTitle href={newsPath(item)} className="text-lg leading-snug">
        {item.title}
      </CardTitle>
      <p className="line-clamp-3 text-sm text-muted">{item.excerpt}</p>
      <div className="mt-auto pt-2">
        <NewsMeta item={item} />
      </div>
    </Card>
  );
}

interface NewsGridProps {
  featured: NewsItem | undefined;
  others: NewsItem[];
  listRef: Ref<HTMLUListElement>;
}

/** The featured item takes half the width and two rows, or the whole row if alone. */
export function NewsGrid({ featured, others, listRef }: NewsGridProps) {
  return (
    <ul ref={listRef} className="grid gap-4 lg:grid-cols-6 lg:gap-6">
      {featured ? (
        <li className="group min-w-0 lg:col-span-3 lg:row-span-2 lg:only:col-span-6">
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
