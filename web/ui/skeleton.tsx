import { classNames } from '../lib/class-names.ts';

/** A grey shape in the place of what is loading. Whoever shows a group of them says so to screen readers once. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton animate-pulse', className)} />;
}
