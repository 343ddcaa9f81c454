import { SearchForm } from '../features/search/search-form.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { isLongEnough, searchText } from '../features/search/search-text.ts';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export function head({ search }: PageContext): PageHead {
  const text = searchText(search.get('q') ?? '');
  return { title: text ? `«${text}» — Búsqueda` : 'Búsqueda', hidden: true };
}

export default function SearchPage() {
  const [params, setParams] = useSearchParams();
  const text = searchText(params.get('q') ?? '');
  return (
    <PageFrame title="Búsqueda">
      <SearchForm value={text} onSearch={(q) => setParams({ q, tipo: null })} />
      <div className="mt-6">
        {isLongEnough(text) ? (
          <SearchResults text={text} group={params.get('tipo') ?? ''} onGroup={(tipo) => setParams({ tipo })} />
        ) : (
          <EmptyState
            title="Busca publicaciones, proyectos, eventos y miembros"
            description="Escribe al menos 2 caracteres para buscar."
          />
        )}
      </div>
    </PageFrame>
  );
}
