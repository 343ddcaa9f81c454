import { Star } from 'lucide-react';
import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { PublicationBadge } from '../../ui/publication-badge.tsx';

export function NewsStateBadges({ item }: { item: AdminNews }) {
  return (
    <>
      <PublicationBadge published={item.isPublished} label="Publicada" />
      {item.featured ? (
        <Badge tone="yellow">
          <Star aria-hidden="true" className="size-3.5" /> Destacada
        </Badge>
      ) : null}
      {item.category ? <Badge tone="blue">{item.category}</Badge> : null}
    </>
  );
}
