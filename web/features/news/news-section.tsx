import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Section } from '../../ui/section.tsx';
import { newsListQuery } from './news.api.ts';
import { NewsList } from './news-list.tsx';
import { readNewsParams, withCategory, withMoreNews } from './news-params.ts';
import { NewsSkeleton } from './news-skeleton.tsx';

interface NewsSectionProps {
  /** Anchor of the newsletter form, where there is one on the page. */
  newsletterHref?: string | undefined;
}

export function NewsSection({ newsletterHref }: NewsSectionProps) {
  const [params, setParams] = useSearchParams();
  const { category, shown, limit, canShowMore } = readNewsParams(params);
  const { data, isError, isFetching, refetch } = useQuery(newsListQuery({ category, limit }));
  return (
    <Section
      id="noticias"
      heading="Últimas Noticias"
      intro="Lo que pasa en el consejo y lo que toca a tu negocio."
      actions={
        newsletterHref ? (
          <ButtonLink href={newsletterHref} variant="outline">
            Recibir noticias por email
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
