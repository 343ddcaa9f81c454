import { BookOpen } from 'lucide-react';
import type { NewsItem } from '#contract/news/news.contract.ts';
import { formatLongDate } from '../../lib/dates.ts';

export function NewsMeta({ item }: { item: NewsItem }) {
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
