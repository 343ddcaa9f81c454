import { Check } from 'lucide-react';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { readableOn } from '../../lib/site-theme.ts';

interface CategoryCardProps {
  category: ForumCategory;
  selected: boolean;
  onSelect: (slug: string) => void;
}

/** Category filter. Not a toggle: only "Limpiar filtros" clears it (spec, section 2). */
export function CategoryCard({ category, selected, onSelect }: CategoryCardProps) {
  const { name, slug, color, description, postsCount, isArchived } = category;
  return (
    <button
      type="button"
      aria-pressed={selected}
      title={description ?? undefined}
      onClick={() => onSelect(slug)}
      style={selected ? { backgroundColor: color, borderColor: color, color: readableOn(color) } : undefined}
      className={classNames(
        'relative flex h-full w-full flex-col justify-between gap-2 overflow-hidden rounded-card border p-3 pl-4 text-left',
        selected ? 'shadow-lg' : 'border-border bg-card shadow-card hover:border-input-border',
      )}
    >
      {selected ? null : (
        <span aria-hidden="true" style={{ backgroundColor: color }} className="absolute inset-y-0 left-0 w-[3px]" />
      )}
      <span className="flex items-start justify-between gap-1 leading-snug font-semibold">
        {name}
        {selected ? <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> : null}
      </span>
      <span className={classNames('text-xs tabular-nums', !selected && 'text-muted')}>
        {countOf(postsCount, 'publicación', 'publicaciones')}
        {isArchived ? ' · Archivada' : ''}
      </span>
    </button>
  );
}
