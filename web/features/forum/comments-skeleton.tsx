import { LoadingShapes } from '../../ui/skeleton.tsx';

const shape = { beside: 'size-10 rounded-full', bars: ['h-4 w-40', 'h-4', 'h-4 w-2/3'] };

export function CommentsSkeleton() {
  return <LoadingShapes label="Cargando comentarios..." count={3} {...shape} />;
}
