import { classNames } from '../lib/class-names.ts';

export function Spinner({ className }: { className?: string }) {
  return (
    <div role="status" aria-label="Cargando" className={classNames('grid min-h-[60dvh] place-items-center', className)}>
      <svg viewBox="0 0 24 24" className="size-10 animate-spin text-link" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.2" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </div>
  );
}
