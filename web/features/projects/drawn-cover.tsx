import type { ReactNode } from 'react';
import type { ProjectCategory } from '#contract/projects/project-categories.ts';

/** Shared canvas: 400 by 160, horizon at 112. */
const coverDrawings: Record<ProjectCategory, ReactNode> = {
  infrastructure: (
    <>
      <path d="M40 112V70h44v42M100 112V48h36v64M150 112V82h52v30" fill="#334155" />
      <path d="M250 112V30h6v82M226 42h110M256 30l-22 12M256 30l60 12M312 42v24" stroke="#fbbf24" strokeWidth="3" />
      <path d="M302 66h20v14h-20z" fill="#38b2cc" />
      <path
        d="M108 58h8m8 0h4M108 72h8m8 0h4M108 86h8m8 0h4M50 80h8m10 0h8M50 94h8m10 0h8"
        stroke="#fbbf24"
        strokeWidth="4"
      />
    </>
  ),
  education: (
    <>
      <path d="M200 58c-24-16-56-18-84-12v58c28-6 60-4 84 12 24-16 56-18 84-12V46c-28-6-60-4-84 12Z" fill="#f8fafc" />
      <path d="M200 58v58" stroke="#94a3b8" strokeWidth="3" />
      <path
        d="M132 62c18-2 36 0 52 8M132 78c18-2 36 0 52 8M268 62c-18-2-36 0-52 8M268 78c-18-2-36 0-52 8"
        stroke="#38b2cc"
        strokeWidth="3"
      />
      <path d="m200 12 44 16-44 16-44-16Z" fill="#fbbf24" />
      <path d="M244 28v20" stroke="#fbbf24" strokeWidth="3" />
    </>
  ),
  events: (
    <>
      <path d="M60 34q70 34 140 0t140 0" stroke="#94a3b8" strokeWidth="2" />
      <path d="m88 45 12 22 12-18ZM158 46l12 22 10-24ZM222 41l12 24 12-18ZM292 49l12 20 12-24Z" fill="#fbbf24" />
      <path d="M150 112V84h100v28" fill="#38b2cc" />
      <path d="M190 84V62h20v22" fill="#f8fafc" />
      <g fill="#334155">
        <circle cx="120" cy="108" r="9" />
        <circle cx="280" cy="108" r="9" />
        <circle cx="320" cy="110" r="9" />
        <circle cx="80" cy="110" r="9" />
      </g>
    </>
  ),
  technology: (
    <>
      <rect x="140" y="30" width="120" height="72" rx="6" fill="#334155" />
      <rect x="148" y="38" width="104" height="56" fill="#0b1220" />
      <path d="M158 82V68m16 14V56m16 26V64m16 18V48m16 34V60" stroke="#38b2cc" strokeWidth="8" />
      <path d="M120 112h160l-10-10H130Z" fill="#94a3b8" />
      <path d="M60 50h40l14 16M60 82h54M340 50h-40l-14 16M340 82h-54" stroke="#fbbf24" strokeWidth="2" />
      <g fill="#fbbf24">
        <circle cx="58" cy="50" r="5" />
        <circle cx="58" cy="82" r="5" />
        <circle cx="342" cy="50" r="5" />
        <circle cx="342" cy="82" r="5" />
      </g>
    </>
  ),
  sustainability: (
    <>
      <circle cx="292" cy="48" r="24" fill="#fbbf24" />
      <path d="M200 112V66" stroke="#86efac" strokeWidth="5" />
      <path d="M200 84c-34 4-52-14-54-42 32 0 54 14 54 42ZM200 72c2-26 20-40 50-40 0 26-18 44-50 40Z" fill="#4ade80" />
      <path d="m62 112 20-40h56l-12 40Z" fill="#38b2cc" />
      <path d="M76 84h58M70 98h60M100 72l-10 40M118 72l-10 40" stroke="#1e293b" strokeWidth="2" />
    </>
  ),
};

export function DrawnCover({ category }: { category: ProjectCategory }) {
  return (
    <svg
      viewBox="0 0 400 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-cover={category}
      className="size-full"
      fill="none"
    >
      <rect width="400" height="160" fill="#1e293b" />
      {coverDrawings[category]}
      <path d="M-2 116C120 106 280 104 402 114V162H-2Z" fill="#0e7490" />
      <path d="M-2 126C120 116 280 114 402 124V162H-2Z" fill="#164e63" />
      <path d="M-2 116C120 106 280 104 402 114" stroke="#fbbf24" strokeWidth="2" />
    </svg>
  );
}
