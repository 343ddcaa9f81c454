import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyPage } from '../../ui/empty-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NoConnectionsProps {
  /** Over all pages: an out-of-range page is empty too. */
  total: number;
  /** Present while a search is active. */
  onClear: (() => void) | undefined;
  onFirstPage: () => void;
}

export function NoConnections({ total, onClear, onFirstPage }: NoConnectionsProps) {
  if (total > 0) return <EmptyPage many="conexiones" onFirstPage={onFirstPage} />;
  if (onClear) {
    return (
      <EmptyState
        title="Ninguna conexión coincide"
        description="Prueba con otro nombre, empresa o cargo."
        action={
          <Button variant="outline" onClick={onClear}>
            Limpiar filtros
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Aún no tienes conexiones"
      description="Busca a otros miembros y envíales una solicitud."
      action={<ButtonLink href="/members">Ver el directorio</ButtonLink>}
    />
  );
}
