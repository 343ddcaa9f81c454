import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { pageWindow } from './page-window.ts';

interface PaginationProps {
  /** Accessible name, where a page has several of these: "Paginación de comentarios". */
  label?: string;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** "Mostrando 11–20 de 89". */
  children?: ReactNode;
  className?: string;
}

const button =
  'grid size-11 place-items-center rounded-input font-semibold tabular-nums enabled:hover:bg-subtle disabled:opacity-40 aria-[current]:bg-primary aria-[current]:text-primary-foreground';

/** Renders nothing for a single page. */
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
