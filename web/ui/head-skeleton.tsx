import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { BrandDivider } from './brand-divider.tsx';
import { Skeleton } from './skeleton.tsx';

/** On navy, so that the background does not change when the record loads. */
export function HeadSkeleton({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className="ground-navy">
      <div className={classNames('page-container pt-8 pb-4 md:pt-12', className)}>
        {children ?? (
          <div className="space-y-4">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-6 w-48 max-w-full" />
            <Skeleton className="h-9 w-full max-w-lg" />
            <Skeleton className="h-9 w-2/3 max-w-sm" />
          </div>
        )}
      </div>
      <BrandDivider size="sm" />
    </div>
  );
}
