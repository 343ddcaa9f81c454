export function BrandMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path d="M8 17a8 8 0 0 1 16 0z" className="fill-sun" />
      <g strokeWidth="2" strokeLinecap="round">
        <path d="M3 20c8-3 18-3 26 0" className="stroke-accent" />
        <path d="M6 25c6-2.5 14-2.5 20 0" stroke="currentColor" />
      </g>
    </svg>
  );
}
