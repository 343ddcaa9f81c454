import { initials } from '../../lib/initials.ts';

const backgrounds = ['#0e7490', '#4d7c0f', '#1e40af', '#9a3412'];

interface LeaderPortraitProps {
  name: string;
  index: number;
}

/** Placeholder for a photograph: initials over the horizon. */
export function LeaderPortrait({ name, index }: LeaderPortraitProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-24 shrink-0 rounded-full" fill="none">
      <rect width="96" height="96" fill={backgrounds[index % backgrounds.length]} />
      <path d="M-4 72C24 60 66 58 100 68V100H-4Z" fill="#0b1220" opacity="0.35" />
      <path d="M-4 72C24 60 66 58 100 68" stroke="#fbbf24" strokeWidth="2" />
      <text x="48" y="50" textAnchor="middle" fill="#ffffff" fontSize="30" fontWeight="700">
        {initials(name)}
      </text>
    </svg>
  );
}
