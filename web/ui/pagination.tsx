import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { formatCount } from '../lib/numbers.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const WINDOW = 5;

/** At most five page numbers around the current one (spec, section 9); near an end the window shifts inwards. */
export function pageWindow(page: number, totalPages: number): number[] {
  const last = Math.min(totalPages, Math.max(page + Math.floor(WINDOW / 2), WINDOW));
  const first = Math.max(1, last - WINDOW + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

interface Range {
  page: number;
  pageSize: number;
  shown: number;
  total: number;
  /** `total` is a lower bound. */
  capped?: boolean;
}

/** "Mostrando 11–20 de 89"; empty for an out-of-range page. */
export function showingRange({ page, pageSize, shown, total, capped }: Range): string {
  if (shown === 0) return '';
  const first = (page - 1) * pageSize + 1;
  const of = `${capped ? 'más de ' : ''}${formatCount(total)}`;
  return `Mostrando ${formatCount(first)}–${formatCount(first + shown - 1)} de ${of}`;
}

/** Scrolls to the list's heading and focuses it. */
export function usePageChange(setPage: (page: number) => void) {
  const heading = useRef<HTMLHeadingElement>(null);

  function goTo(page: number) {
    setPage(page);
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }

  return { heading, goTo };
}

interface EmptyPageProps {
  /** "publicaciones" */
  many: string;
  onFirstPage: () => void;
  compact?: boolean;
}

/** Out-of-range page: its items were removed, or the URL is made up. */
export function EmptyPage({ many, onFirstPage, compact }: EmptyPageProps) {
  const action = (
    <Button variant="outline" onClick={onFirstPage}>
      Ir a la primera página
    </Button>
  );
  return <EmptyState title={`Esta página ya no tiene ${many}`} action={action} compact={compact} />;
}

interface PaginationProps {
  /** Accessible name, where a page has several: "Paginación de comentarios". */
  label?: string | undefined;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  children?: ReactNode;
  className?: string;
}

const button =
  'grid size-11 place-items-center rounded-input font-semibold tabular-nums enabled:hover:bg-subtle disabled:opacity-40 aria-[current]:bg-primary aria-[current]:text-primary-foreground';

export function Pagination({ label = 'Paginación', page, totalPages, onPage, children, className }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav
      aria-label={label}
      data-print="hide"
      className={classNames('flex flex-col items-center gap-3 sm:flex-row sm:justify-between', className)}
    >
      <p className="text-sm text-muted tabular-nums">{children}</p>
      <ul className="flex flex-wrap items-center justify-center max-sm:-mx-4">
        <li>
          <button
            type="button"
            aria-label="Página anterior"
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, totalPages))}
            className={button}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
        </li>
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
              className={button}
            >
              {number}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label="Página siguiente"
            disabled={page >= totalPages}
            onClick={() => onPage(page + 1)}
            className={button}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
