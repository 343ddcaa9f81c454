import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NewsItem } from '#contract/news/news.contract.ts';
import { useFocusAdded } from '../../lib/use-focus-added.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Section } from '../../ui/section.tsx';
import { CardSkeleton, ShapeSkeleton } from '../../ui/skeleton.tsx';
import { newsListQuery } from './news.api.ts';
import { NewsGrid } from './news-grid.tsx';
import { readNewsParams, rememberNewsList, withCategory, withMoreNews } from './news-params.ts';

function NewsSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <span className="sr-only">Cargando noticias...</span>
      <div className="lg:row-span-2">
        <ShapeSkeleton isFramed cover="h-36 lg:h-40" bars={['h-6 w-28', 'h-8 w-4/5', 'h-4', 'h-4', 'h-4 w-3/5']} />
      </div>
      <CardSkeleton lines={4} />
      <CardSkeleton lines={4} />
    </div>
  );
}

interface NewsListProps {
  items: NewsItem[];
  total: number;
  shown: number;
  onLoadMore: (() => void) | undefined;
  onClearFilter: (() => void) | undefined;
}

function NewsList({ items, total, shown, onLoadMore, onClearFilter }: NewsListProps) {
  const featured = items.find((item) => item.featured);
  const others = items.filter((item) => item !== featured).slice(0, featured ? shown - 1 : shown);
  const onShow = others.length + (featured ? 1 : 0);
  const { list, added, expectMore } = useFocusAdded(onShow);

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
              expectMore();
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

export function NewsSection({ newsletterHref }: { newsletterHref?: string | undefined }) {
  const [params, setParams] = useSearchParams();
  const { category, shown, limit, canShowMore } = readNewsParams(params);
  useEffect(() => rememberNewsList(params), [params]);
  const { data, isError, isFetching, refetch } = useQuery(newsListQuery({ category, limit }));
  return (
    <Section
      id="noticias"
      heading="Últimas Noticias"
      intro="Lo que hacemos y lo que le toca a tu negocio."
      actions={
        newsletterHref ? (
          <ButtonLink href={newsletterHref} variant="outline">
            Recibir noticias por correo
          </ButtonLink>
        ) : null
      }
    >
      {data && data.categories.length > 0 ? (
        <FilterChips
          label="Filtrar noticias por categoría"
          className="mb-6"
          options={[{ value: '', label: 'Todas' }, ...data.categories.map((name) => ({ value: name, label: name }))]}
          value={category}
          onChange={(next) => setParams((current) => withCategory(current, next))}
        />
      ) : null}
      {data ? (
        <NewsList
          items={data.news}
          total={data.total}
          shown={shown}
          onLoadMore={canShowMore ? () => setParams(withMoreNews, { replace: true }) : undefined}
          onClearFilter={category ? () => setParams((current) => withCategory(current, '')) : undefined}
        />
      ) : isError ? (
        <ErrorState title="No se pudieron cargar las noticias" onRetry={refetch} retrying={isFetching} />
      ) : (
        <NewsSkeleton />
      )}
    </Section>
  );
}
