import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

export type BadgeTone = 'green' | 'blue' | 'yellow' | 'red' | 'grey';

const tones: Record<BadgeTone, string> = {
  green: 'bg-green-ground text-green-text',
  blue: 'bg-blue-ground text-blue-text',
  yellow: 'bg-yellow-ground text-yellow-text',
  red: 'bg-red-ground text-red-text',
  grey: 'bg-grey-ground text-grey-text',
};

interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  title?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'grey', className, title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-break-word hyphens-none',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
