import { Link } from 'wouter';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { ResultItem } from './result-groups.ts';

export function ResultCard({ item }: { item: ResultItem }) {
  return (
    <Card as="article" className="relative p-4 hover:border-input-border">
      <h3 dir="auto" className="text-base leading-snug wrap-anywhere">
        <Link href={item.href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          <Highlight text={item.title} ranges={item.titleMarks} />
        </Link>
      </h3>
      {item.role ? <AdminBadge role={item.role} /> : null}
      {item.text ? (
        <p dir="auto" className="mt-1 line-clamp-3 text-sm text-muted wrap-anywhere">
          <Highlight text={item.text} ranges={item.textMarks ?? []} />
        </p>
      ) : null}
      {item.meta || item.instant ? (
        <p className="mt-1 text-sm text-muted">
          {item.meta}
          {item.instant ? <RelativeTime instant={item.instant} /> : null}
        </p>
      ) : null}
    </Card>
  );
}
