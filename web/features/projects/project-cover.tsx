import type { Project } from '#contract/projects/projects.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Code-split: most projects have an image. */
const DrawnCover = lazyPart(async () => (await import('./drawn-cover.tsx')).DrawnCover, null);

interface ProjectCoverProps {
  project: Pick<Project, 'category' | 'imageUrl' | 'image'>;
  sizes: string;
  className?: string;
}

/** The project's picture if this site hosts it (the CSP blocks others), else the drawing of its category. */
export function ProjectCover({ project: { category, imageUrl, image }, sizes, className }: ProjectCoverProps) {
  if (image) return <Picture image={image} sizes={sizes} className={className} />;
  if (imageUrl?.startsWith('/')) {
    return <img src={imageUrl} alt="" loading="lazy" className={classNames('object-cover', className)} />;
  }
  return (
    <div className={classNames('ground-navy', className)}>
      <DrawnCover category={category} />
    </div>
  );
}
