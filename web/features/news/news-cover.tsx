/** Ends of the cane rows along the lower edge; they all start at one point under the sun. */
const rows = [-520, -330, -190, -85, 0, 75, 145, 210, 275, 340, 410, 490, 590, 730];

/** Placeholder picture: a cane field at sunrise. */
export function NewsCover({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      fill="none"
    >
      <rect width="400" height="140" fill="#1e293b" />
      <circle cx="278" cy="66" r="54" fill="#fbbf24" opacity="0.15" />
      <circle cx="278" cy="66" r="34" fill="#fbbf24" />
      <path d="M-2 72C90 58 290 54 402 68V142H-2Z" fill="#0e7490" />
      <path d="M-2 80C90 68 290 66 402 78V142H-2Z" fill="#164e63" />
      <g stroke="#86efac" strokeWidth="1.5" opacity="0.55">
        {rows.map((end) => (
          <path key={end} d={`M278 71Q${(278 + end) / 2} 92 ${end} 144`} />
        ))}
      </g>
    </svg>
  );
}
