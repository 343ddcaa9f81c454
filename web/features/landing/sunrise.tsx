/** Rings of light around a sun that is about to come up behind the horizon, for navy ground. */
export function Sunrise({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 400" aria-hidden="true" className={className} fill="none" stroke="#fbbf24">
      <circle cx="400" cy="400" r="120" fill="#fbbf24" fillOpacity="0.08" strokeOpacity="0.35" />
      <circle cx="400" cy="400" r="190" strokeOpacity="0.22" />
      <circle cx="400" cy="400" r="270" strokeOpacity="0.14" />
      <circle cx="400" cy="400" r="360" strokeOpacity="0.08" />
    </svg>
  );
}
