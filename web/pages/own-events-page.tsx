import { Send } from 'lucide-react';
import { useCurrentUser } from '../features/account/account.api.ts';
import { OwnProposals } from '../features/events/own-proposals.tsx';
import { OwnRegistrations } from '../features/events/own-registrations.tsx';
import { ProposeEventDialog } from '../features/events/propose-event-dialog.tsx';
import { useProposalDialog } from '../features/events/use-proposal-dialog.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Tabs } from '../ui/tabs.tsx';

const tabs = [
  { value: 'inscripciones', label: 'Inscripciones' },
  { value: 'propuestas', label: 'Propuestas' },
] as const;

export function head(): PageHead {
  return { title: 'Mis eventos', hidden: true };
}

export default function OwnEventsPage() {
  const { user } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const { isProposing, stopProposing } = useProposalDialog(user !== null);
  const tab = params.get('tab') === 'propuestas' ? 'propuestas' : 'inscripciones';
  const userId = user?.id ?? '';
  return (
    <PageFrame
      trail={[{ label: 'Eventos', href: '/events' }]}
      title="Mis eventos"
      intro="Tus inscripciones y los eventos que has propuesto."
      actions={
        <ButtonLink href="/mis-eventos?tab=propuestas&enviar=1" variant="outline">
          <Send aria-hidden="true" className="size-4" />
          Enviar evento
        </ButtonLink>
      }
    >
      <Tabs
        label="Mis eventos"
        id="mis-eventos"
        tabs={tabs}
        value={tab}
        onChange={(next) => setParams(() => new URLSearchParams(next === 'propuestas' ? { tab: next } : {}))}
      />
      <div role="tabpanel" id={`mis-eventos-${tab}`} aria-labelledby={`mis-eventos-${tab}-tab`} className="pt-5">
        {tab === 'propuestas' ? <OwnProposals userId={userId} /> : <OwnRegistrations />}
      </div>
      <ProposeEventDialog open={isProposing} onClose={stopProposing} userId={userId} />
    </PageFrame>
  );
}
