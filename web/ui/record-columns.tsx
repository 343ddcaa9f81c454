import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from './button.tsx';
import type { TableColumn } from './data-table.tsx';

/** Of a row, which it names. */
export function RecordLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="font-semibold hover:underline">
      {children}
    </Link>
  );
}

interface RowButtonProps {
  label: string;
  /** Title of the record, for screen readers. */
  of: string;
  href: string;
}

export function RowButton({ label, of, href }: RowButtonProps) {
  return (
    <ButtonLink
      href={href}
      size="sm"
      variant="outline"
      aria-label={`${label}: ${of}`}
      // A column is no narrower than its longest word.
      className="wrap-normal"
    >
      {label}
    </ButtonLink>
  );
}

/** "Estado", of badges. */
export const stateColumn = <Item,>(badges: (item: Item) => ReactNode): TableColumn<Item> => ({
  key: 'state',
  label: 'Estado',
  isBadge: true,
  cell: (item) => <span className="flex flex-wrap gap-1.5">{badges(item)}</span>,
});

export function NewRecordLink({ href, label, variant }: { href: string; label: string; variant?: 'outline' }) {
  return (
    <ButtonLink href={href} {...(variant && { variant })}>
      <Plus aria-hidden="true" className="size-4" />
      {label}
    </ButtonLink>
  );
}
