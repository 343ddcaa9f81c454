import { classNames } from '../lib/class-names.ts';

/** Grey placeholder, hidden from screen readers: its parent announces the loading once. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton animate-pulse', className)} />;
}
