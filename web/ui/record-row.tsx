import { ExternalLink, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { classNames } from '../lib/class-names.ts';
import type { ConfirmedAction } from './action-dialog.tsx';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import { menuItems, type RecordAction } from './record-actions.tsx';

export interface RecordFact {
  icon: LucideIcon;
  /** For screen readers. */
  label: string;
  text: ReactNode;
}

interface RecordRowProps {
  title: string;
  href: string;
  badges: ReactNode;
  facts: readonly RecordFact[];
  note?: ReactNode;
  buttons?: ReactNode;
  menu: MenuItem[];
}

/** A card on phones, a row on larger screens. */
export function RecordRow({ title, href, badges, facts, note, buttons, menu }: RecordRowProps) {
  return (
    <Card
      as="article"
      className={classNames(
        'flex gap-3 p-4 md:flex-row md:items-center md:justify-between md:gap-6',
        // A menu alone needs no row of its own.
        buttons ? 'flex-col' : 'items-start justify-between',
      )}
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap gap-1.5">{badges}</p>
        <h3 className="text-lg leading-snug wrap-anywhere">
          <Link href={href} className="hover:underline">
            {title}
          </Link>
        </h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {facts.map(({ icon: Icon, label, text }) => (
            <li key={label} className="flex min-w-0 items-start gap-1.5">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{label}: </span>
                {text}
              </span>
            </li>
          ))}
        </ul>
        {note}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 md:justify-end">
        {buttons}
        <div className={classNames('-mr-2 ml-auto md:m-0', !buttons && '-mt-2')}>
          <Menu label={`Más acciones: ${title}`} items={menu} />
        </div>
      </div>
    </Card>
  );
}

interface RowLinkProps {
  label: string;
  /** Title of the record, for screen readers. */
  of: string;
  href: string;
}

export function RowLink({ label, of, href }: RowLinkProps) {
  return (
    <ButtonLink href={href} size="sm" variant="outline" aria-label={`${label}: ${of}`}>
      {label}
    </ButtonLink>
  );
}

interface PublishableRowProps extends Omit<RecordRowProps, 'menu'> {
  publicHref: string | undefined;
  actions: readonly RecordAction[];
  confirmAction: (action: ConfirmedAction) => void;
}

export function PublishableRow({ publicHref, actions, confirmAction, ...row }: PublishableRowProps) {
  const [, navigate] = useLocation();
  const items = menuItems(actions, confirmAction);
  return (
    <RecordRow
      buttons={<RowLink label="Editar" of={row.title} href={row.href} />}
      {...row}
      menu={
        publicHref
          ? [{ label: 'Ver en el sitio', icon: ExternalLink, onSelect: () => navigate(publicHref) }, ...items]
          : items
      }
    />
  );
}
