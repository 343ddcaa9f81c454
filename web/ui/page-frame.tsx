import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface PageFrameProps {
  trail?: readonly Crumb[];
  title: ReactNode;
  intro?: ReactNode;
  /** Primary actions, beside the heading on larger screens. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of a working page: breadcrumbs, heading and actions, without ornament. */
export function PageFrame({ trail, title, intro, actions, children }: PageFrameProps) {
  return (
    <div className="page-container pt-4 pb-12">
      {trail ? <Breadcrumbs trail={trail} /> : null}
      <div className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 className="text-3xl wrap-anywhere">{title}</h1>
          {intro ? <p className="mt-2 max-w-prose text-muted">{intro}</p> : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>:not(:only-child)]:grow">{actions}</div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
