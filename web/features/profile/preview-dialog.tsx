import type { PreviewAudience } from '#contract/profile/profile.contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const Preview = lazyPart(async () => (await import('./profile-preview.tsx')).Preview);

const audiences = [
  { value: 'member', label: 'Cualquier miembro' },
  { value: 'connection', label: 'Una conexión' },
] as const;

interface PreviewDialogProps {
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
