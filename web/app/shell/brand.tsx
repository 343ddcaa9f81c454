import { Link } from 'wouter';
import { classNames } from '../../lib/class-names.ts';

/** The sun over the eastern horizon, and the organisation's name. */
export function Brand({ name, className }: { name: string; className?: string }) {
  return (
    <Link
      href="/"
      className={classNames('flex min-h-11 min-w-0 items-center gap-3 font-bold leading-tight', className)}
    >
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-9 shrink-0">
        <path d="M8 17a8 8 0 0 1 16 0z" className="fill-sun" />
        <g strokeWidth="2" strokeLinecap="round">
          <path d="M3 20c8-3 18-3 26 0" className="stroke-accent" />
          <path d="M6 25c6-2.5 14-2.5 20 0" stroke="currentColor" />
        </g>
      </svg>
      <span className="line-clamp-3 min-w-0">{name}</span>
    </Link>
  );
}
