import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface EmptyPageProps {
  /** Plural noun of the list's items: "publicaciones". */
  many: string;
  onFirstPage: () => void;
  compact?: boolean;
}

/** Out-of-range page: its items are gone since, or the URL was made up. */
export function EmptyPage({ many, onFirstPage, compact }: EmptyPageProps) {
  const action = (
    <Button variant="outline" onClick={onFirstPage}>
      Ir a la primera página
    </Button>
  );
  return <EmptyState title={`Esta página ya no tiene ${many}`} action={action} compact={compact} />;
}
