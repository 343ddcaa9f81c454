import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { countOf } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface CategoryRowProps {
  category: ForumCategory;
  onEdit: () => void;
  onArchive: () => void;
}

export function CategoryRow({ category, onEdit, onArchive }: CategoryRowProps) {
  const { name, description, slug, color, postsCount, isArchived } = category;
  return (
    <Card as="article" className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <div className="flex min-w-0 gap-3">
        <span
          aria-hidden="true"
          style={{ backgroundColor: color }}
          className="mt-1.5 size-4 shrink-0 rounded-full border border-input-border"
        />
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <p className="text-sm text-muted wrap-anywhere">{description}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-sm text-muted">
            <Badge className="wrap-anywhere">{slug}</Badge>
            {isArchived ? <Badge tone="yellow">Archivada</Badge> : null}
            {countOf(postsCount, 'publicación', 'publicaciones')}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onEdit}>
          Editar<span className="sr-only">: {name}</span>
        </Button>
        <Button size="sm" variant="outline" onClick={onArchive}>
          {isArchived ? 'Reabrir' : 'Archivar'}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </Card>
  );
}
