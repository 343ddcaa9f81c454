import { ExternalLink } from 'lucide-react';

function MapSketch() {
  return (
    <svg viewBox="0 0 400 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice" className="h-44 w-full">
      <rect width="400" height="180" className="fill-subtle" />
      <path d="M0 132c60-22 110 10 170-6s120-34 230-14v68H0z" className="fill-larimar/25" />
      <g className="stroke-border" strokeWidth="9" fill="none">
        <path d="M-10 58 410 34M70-10l44 150M226-10l-18 146M330-10l-30 132" />
        <path d="M-10 104 220 88l190-20" />
      </g>
      <path d="M126 22h66v34h-66zM238 44h48v26h-48zM22 72h40v22H22z" className="fill-cane/25" />
      <path
        d="M208 40a20 20 0 0 1 20 20c0 15-20 34-20 34s-20-19-20-34a20 20 0 0 1 20-20z"
        className="fill-destructive"
      />
      <circle cx="208" cy="60" r="7" className="fill-card" />
    </svg>
  );
}

export function MapCard({ mapUrl }: { mapUrl: string | null }) {
  const frame = 'block overflow-hidden rounded-card border border-border bg-card shadow-card';
  if (!mapUrl) {
    return (
      <div className={frame}>
        <MapSketch />
        <p className="px-4 py-3 text-sm text-muted">El mapa estará disponible pronto.</p>
      </div>
    );
  }
  return (
    <a href={mapUrl} rel="noopener" className={`${frame} hover:border-input-border`}>
      <MapSketch />
      <span className="flex min-h-11 items-center gap-2 px-4 py-2 font-semibold text-link underline">
        Cómo llegar
        <ExternalLink aria-hidden="true" className="size-4" />
      </span>
    </a>
  );
}
