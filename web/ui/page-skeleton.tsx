import type { ReactNode } from 'react';
import { BrandDivider } from './brand-divider.tsx';
import { LinesSkeleton, type Shape, ShapeSkeleton } from './skeleton.tsx';

const TITLE: Shape = { bars: ['h-5 w-36', 'h-6 w-48 max-w-full', 'h-9 max-w-lg', 'h-9 w-2/3 max-w-sm'] };

interface PageSkeletonProps {
  label: string;
  head?: Shape;
  width?: string;
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head is on navy, so that the background does not change when the record loads. */
export function PageSkeleton({ label, head = TITLE, width, aside, children }: PageSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="ground-navy">
        <div className={`page-container pt-8 pb-4 md:pt-12 ${width ?? ''}`}>
          <ShapeSkeleton {...head} />
        </div>
        <BrandDivider size="sm" />
      </div>
      <div
        className={`page-container grid gap-8 py-8 lg:gap-12 ${aside ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''} ${width ?? ''}`}
      >
        {children ?? <LinesSkeleton lines={5} />}
        {aside ? <div className="grid content-start gap-4">{aside}</div> : null}
      </div>
    </div>
  );
}
