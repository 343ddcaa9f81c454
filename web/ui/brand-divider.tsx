import { classNames } from '../lib/class-names.ts';

interface HorizonProps {
  below?: 'background' | 'none';
  size?: 'sm' | 'md';
  className?: string;
}

const heights = { sm: 'h-5 md:h-8', md: 'h-8 md:h-14' };
const fills = { background: 'fill-background', none: 'fill-transparent' };

export function BrandDivider({ below = 'background', size = 'md', className }: HorizonProps) {
  return (
    <svg
      viewBox="0 0 1440 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block w-full', heights[size], className)}
      fill="none"
    >
      {/* Wider than the viewport, to hide a half pixel at the right edge. */}
      <path d="M0 46C360 14 1010 4 1440 34H1450V64H0Z" className={fills[below]} />
      <g strokeWidth="3">
        <path d="M0 34C360 2 1010-8 1440 22" className="stroke-accent" vectorEffect="non-scaling-stroke" />
        <path d="M0 40C360 8 1010-2 1440 28" className="stroke-horizon" vectorEffect="non-scaling-stroke" />
        <path d="M0 46C360 14 1010 4 1440 34" className="stroke-sun" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
