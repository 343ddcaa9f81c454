/** An SVG: its width as a `style` attribute would violate the CSP. */
export function ProgressLine({ label, value, max }: { label: string; value: number; max: number }) {
  const reached = Math.min(value, max);
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={reached} aria-valuemin={0} aria-valuemax={max}>
      <svg aria-hidden="true" className="block h-2 w-full rounded-full">
        <rect width="100%" height="100%" className="fill-bar-track" />
        <rect width={`${(reached / max) * 100}%`} height="100%" rx="4" className="fill-bar-green" />
      </svg>
    </div>
  );
}
