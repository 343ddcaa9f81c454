import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Card } from './card.tsx';

interface CardSectionProps {
  heading: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function CardSection({ heading, action, className, children }: CardSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className={classNames('p-5 sm:p-6', className)}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={headingId} className="text-xl">
            {heading}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
