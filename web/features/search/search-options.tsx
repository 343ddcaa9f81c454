import { ArrowRight } from 'lucide-react';
import { ApproximateNote } from './approximate-note.tsx';
import { OptionText } from './option-text.tsx';
import { SearchOption } from './search-option.tsx';
import { searchPath } from './search-text.ts';
import type { SearchBoxState } from './use-search-box.ts';

interface SearchOptionsProps {
  id: string;
  box: SearchBoxState;
}

export function SearchOptions({ id, box: { groups, active, results, text, finish } }: SearchOptionsProps) {
  const all = groups.flatMap(({ items }) => items);
  const option = (index: number) => ({ id: `${id}-option-${index}`, isActive: index === active, onPick: finish });
  return (
    <>
      {results?.isApproximate ? <ApproximateNote text={text} className="px-4 pt-3 text-sm" /> : null}
      <div
        role="listbox"
        id={`${id}-options`}
        aria-label="Resultados de la búsqueda"
        className="min-h-0 overflow-y-auto overscroll-contain py-2"
      >
        {groups.map(({ group, label, total, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} role="presentation" className="px-4 pt-2 pb-1 text-sm font-semibold text-muted">
              {label} ({total})
            </p>
            {items.map((item) => (
              <SearchOption key={item.id} href={item.href} {...option(all.indexOf(item))}>
                <OptionText item={item} />
              </SearchOption>
            ))}
          </div>
        ))}
        <SearchOption href={searchPath(text)} {...option(all.length)}>
          <span className="flex items-center gap-2 py-1 font-semibold text-link">
            Ver todos los resultados
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
        </SearchOption>
      </div>
    </>
  );
}
