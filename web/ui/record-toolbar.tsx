import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ConfirmedAction } from './action-dialog.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import type { RecordAction } from './record-actions.tsx';

interface RecordToolbarProps {
  badges: ReactNode;
  /** Public page, once there is one. */
  publicHref?: string | undefined;
  links?: ReactNode;
  actions: readonly RecordAction[];
  confirmAction: (action: ConfirmedAction) => void;
}

/** State and actions of a record, above its form. */
export function RecordToolbar({ badges, publicHref, links, actions, confirmAction }: RecordToolbarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex w-full flex-wrap gap-1.5 md:mr-auto md:w-auto">{badges}</p>
      {publicHref ? (
        <ButtonLink href={publicHref} size="sm" variant="outline">
          <ExternalLink aria-hidden="true" className="size-4" />
          Ver en el sitio
        </ButtonLink>
      ) : null}
      {links}
      {actions.map(({ label, icon: Icon, destructive, action }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          onClick={() => confirmAction(action)}
          className={destructive ? 'text-destructive' : undefined}
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </Button>
      ))}
    </div>
  );
}
