/** Ends of the rows, seen from the road: they run to one point on the horizon, under the rising sun. */
const rows = [-420, -300, -200, -115, -40, 30, 100, 170, 240, 315, 400, 500, 620, 760];

/** Cane rows at sunrise, for navy ground. */
export function CaneField({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeLinecap="round"
    >
      <circle cx="270" cy="92" r="58" fill="#FBBF24" opacity="0.15" />
      <circle cx="270" cy="92" r="36" fill="#FBBF24" />
      <path d="M-60 96C80 84 300 80 460 92V210H-60Z" className="fill-navy" />
      <g stroke="#86EFAC" opacity="0.28" strokeWidth="1.5">
        {rows.map((end) => (
          <path key={end} d={`M270 86Q${(270 + end) / 2} 122 ${end} 210`} />
        ))}
      </g>
      <path d="M-60 96C80 84 300 80 460 92" stroke="#67E8F9" strokeWidth="1.5" opacity="0.8" />
    </svg>
  );
}
