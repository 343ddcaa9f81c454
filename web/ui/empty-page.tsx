import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface EmptyPageProps {
  /** What the list holds on its other pages: "publicaciones". */
  many: string;
  onFirstPage: () => void;
  compact?: boolean;
}

/** A page past the last one: what it held has gone since, or its address was made up. */
export function EmptyPage({ many, onFirstPage, compact }: EmptyPageProps) {
  const action = (
    <Button variant="outline" onClick={onFirstPage}>
      Ir a la primera página
    </Button>
  );
  return <EmptyState title={`Esta página ya no tiene ${many}`} action={action} compact={compact} />;
}
