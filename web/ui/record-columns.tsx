import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatPhone, telHref } from '../lib/contact-links.ts';
import { dayInSantoDomingo, formatShortDate } from '../lib/dates.ts';
import { ButtonLink } from './button.tsx';
import type { TableColumn } from './data-table.tsx';
import { EmailText } from './email-text.tsx';

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

type ColumnOptions<Item> = Partial<Omit<TableColumn<Item>, 'cell'>>;

/** A day, which stays on one line. */
export const dayColumn = <Key extends string, Item extends Partial<Record<Key, string | null>>>(
  key: Key,
  label: string,
  options?: ColumnOptions<Item>,
): TableColumn<Item> => ({
  key,
  label,
  cell: (item) => shortDay(item[key]),
  ...options,
});

export const shortDay = (instant: string | null | undefined) =>
  instant && <span className="whitespace-nowrap">{formatShortDate(dayInSantoDomingo(instant))}</span>;

export const phoneColumn: TableColumn<{ phone: string | null }> = {
  key: 'phone',
  label: 'Teléfono',
  cell: ({ phone }) =>
    phone ? (
      <a href={telHref(phone)} className="inline-link whitespace-nowrap">
        {formatPhone(phone)}
      </a>
    ) : null,
};

export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="inline-link">
    <EmailText email={email} />
  </a>
);

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
