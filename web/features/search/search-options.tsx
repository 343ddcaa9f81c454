import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { ApproximateNote } from '../../ui/approximate-note.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { FactLine } from './fact-line.tsx';
import type { ResultItem } from './result-groups.ts';
import { searchPath } from './search-text.ts';
import type { SearchBoxState } from './use-search-box.ts';

function OptionText({ item }: { item: ResultItem }) {
  return (
    <>
      <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
        <Highlight text={item.title} ranges={item.titleMarks} />
      </span>
      {item.role ? <AdminBadge role={item.role} /> : null}
      {item.text ? (
        <span dir="auto" className="line-clamp-1 text-sm text-muted wrap-anywhere">
          <Highlight text={item.text} ranges={item.textMarks ?? []} />
        </span>
      ) : null}
      {item.facts ? <FactLine facts={item.facts} /> : null}
    </>
  );
}

interface SearchOptionProps {
  id: string;
  href: string;
  isActive: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** A link, so that it also opens in another tab; the focus stays in the box. */
function SearchOption({ id, href, isActive, onPick, children }: SearchOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={link}
      href={href}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onPick}
      className={classNames(
        'block min-h-11 px-4 py-2 hover:bg-subtle',
        isActive && 'bg-subtle outline-2 -outline-offset-2 outline-ring',
      )}
    >
      {children}
    </Link>
  );
}

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
