import { useQuery } from '@tanstack/react-query';
import type { PreviewAudience } from '#contract/profile/profile.contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { previewQuery } from './profile.api.ts';
import { PublicProfile } from './public-profile.tsx';

const audiences = [
  { value: 'member', label: 'Cualquier miembro' },
  { value: 'connection', label: 'Una conexión' },
] as const;

interface PreviewDialogProps {
  /** `null` while it is closed. */
  audience: PreviewAudience | null;
  onAudience: (audience: PreviewAudience) => void;
  onClose: () => void;
}

export function PreviewDialog({ audience, onAudience, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={audience !== null} onClose={onClose} title="Así te ven los demás">
      {audience ? (
        <>
          <Tabs label="Quién mira tu perfil" id="vista" tabs={audiences} value={audience} onChange={onAudience} />
          <div role="tabpanel" id={`vista-${audience}`} aria-labelledby={`vista-${audience}-tab`} className="pt-5">
            <Preview audience={audience} />
          </div>
        </>
      ) : null}
    </Dialog>
  );
}

function Preview({ audience }: { audience: PreviewAudience }) {
  const query = useQuery(previewQuery(audience));
  return (
    <QueryBoundary
      query={query}
      loading="Cargando vista previa..."
      failed="No se pudo cargar la vista previa"
      skeleton={<Skeleton className="h-64" />}
    >
      {(profile) => <PublicProfile profile={profile} />}
    </QueryBoundary>
  );
}
