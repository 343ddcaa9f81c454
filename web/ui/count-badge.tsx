import { classNames } from '../lib/class-names.ts';

const MAX_SHOWN = 99;

/** Hidden from screen readers: the parent names the count. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid h-5 min-w-5 place-items-center rounded-full bg-[#b91c1c] px-1 text-xs leading-none font-bold text-white tabular-nums',
        className,
      )}
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  );
}
