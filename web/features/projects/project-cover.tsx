import type { Project } from '#contract/projects/projects.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { coverDrawings } from './cover-drawings.tsx';

interface ProjectCoverProps {
  project: Pick<Project, 'category' | 'imageUrl'>;
  className?: string;
}

/** The project's picture if this site hosts it (the CSP blocks others), else the drawing of its category. */
export function ProjectCover({ project: { category, imageUrl }, className }: ProjectCoverProps) {
  if (imageUrl?.startsWith('/')) {
    return <img src={imageUrl} alt="" loading="lazy" className={classNames('object-cover', className)} />;
  }
  return (
    <svg
      viewBox="0 0 400 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-cover={category}
      className={className}
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
