import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';

interface SectionProps {
  id?: string;
  heading: string;
  intro?: ReactNode;
  actions?: ReactNode;
  background?: 'plain' | 'card' | 'navy';
  className?: string;
  children: ReactNode;
}

const backgrounds = { plain: '', card: 'bg-card border-y border-border', navy: 'ground-navy' };

export function Section({ id, heading, intro, actions, background = 'plain', className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames('py-12 md:py-16', backgrounds[background], className)}
    >
      <div className="page-container">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id={headingId} className="text-3xl">
              {heading}
            </h2>
            {intro ? (
              <p className={classNames('mt-2 max-w-prose', background === 'navy' ? 'text-navy-muted' : 'text-muted')}>
                {intro}
              </p>
            ) : null}
          </div>
          {actions}
        </div>
        {children}
      </div>
    </section>
  );
}
