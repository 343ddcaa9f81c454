import { useEffect, useRef, useState } from 'react';
import type { NewsItem } from '#contract/news/news.contract.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NewsGrid } from './news-grid.tsx';

interface NewsListProps {
  items: NewsItem[];
  total: number;
  shown: number;
  /** Absent where no more can be shown. */
  onLoadMore: (() => void) | undefined;
  /** Present while a filter is active. */
  onClearFilter: (() => void) | undefined;
}

export function NewsList({ items, total, shown, onLoadMore, onClearFilter }: NewsListProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first item that the last press of the button added; 0 before any. */
  const [addedFrom, setAddedFrom] = useState(0);

  // The button moves away when pressed, so the first new item takes the focus.
  useEffect(() => {
    if (addedFrom > 0) list.current?.children[addedFrom]?.querySelector('a')?.focus();
  }, [addedFrom]);

  if (items.length === 0) {
    return (
      <EmptyState
        title="No hay noticias"
        description={
          onClearFilter ? 'No se encontraron noticias en esta categoría.' : 'Aún no hay noticias publicadas.'
        }
        action={
          onClearFilter ? (
            <Button variant="outline" onClick={onClearFilter}>
              Limpiar filtros
            </Button>
          ) : null
        }
      />
    );
  }

  const featured = items.find((item) => item.featured);
  const others = items.filter((item) => item !== featured).slice(0, featured ? shown - 1 : shown);
  const onShow = others.length + (featured ? 1 : 0);
  const added = addedFrom > 0 ? onShow - addedFrom : 0;

  return (
    <>
      <NewsGrid featured={featured} others={others} listRef={list} />
      <p role="status" className="sr-only">
        {added > 0
          ? `${added === 1 ? 'Se agregó 1 noticia' : `Se agregaron ${added} noticias`}. Se muestran ${onShow} de ${total}.`
          : null}
      </p>
      {onLoadMore && onShow < total ? (
        <p className="mt-8 text-center">
          <Button
            variant="outline"
            onClick={() => {
              setAddedFrom(onShow);
              onLoadMore();
            }}
          >
            Cargar Más Noticias
          </Button>
        </p>
      ) : null}
    </>
  );
}
