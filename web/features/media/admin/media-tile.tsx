import type { MediaItem } from '#contract/media/media.contract.ts';
import { countOf } from '../../../lib/numbers.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';

export const tileGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4';

export function MediaTile({ item, onOpen }: { item: MediaItem; onOpen: () => void }) {
  const { alt, name, usesCount } = item;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex h-full w-full flex-col overflow-hidden rounded-card border border-border bg-card text-left shadow-card hover:border-input-border"
    >
      <Picture image={{ ...item, alt: '' }} sizes="(min-width: 64rem) 18rem, 50vw" className="aspect-4/3 w-full" />
      <span className="grid w-full gap-1 p-3">
        <span className="line-clamp-2 text-sm font-semibold wrap-anywhere">{alt || name || 'Imagen'}</span>
        <span className="flex flex-wrap gap-1.5 text-sm text-muted">
          {usesCount > 0 ? countOf(usesCount, 'uso', 'usos') : 'Sin usar'}
          {alt ? null : <Badge tone="yellow">Sin descripción</Badge>}
        </span>
      </span>
    </button>
  );
}
