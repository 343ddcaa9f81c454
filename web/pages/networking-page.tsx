import { useQuery } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useCurrentUser } from '../features/account/account.api.ts';
import { BlockedDialog } from '../features/members/blocked-dialog.tsx';
import { ConnectionControl } from '../features/members/connection-control.tsx';
import { ConnectionsTab } from '../features/members/connections-tab.tsx';
import { connectionsQuery, receivedQuery } from '../features/members/networking.api.ts';
import { PendingTab } from '../features/members/pending-tab.tsx';
import { SuggestionList } from '../features/members/suggestion-list.tsx';
import { useNetworkParams } from '../features/members/use-network-params.ts';
import { withCount } from '../lib/numbers.ts';
import type { PageHead } from '../lib/page-module.ts';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Tabs } from '../ui/tabs.tsx';

export function head(): PageHead {
  return { title: 'Mi Red de Contactos', hidden: true };
}

export default function NetworkingPage() {
  const params = useNetworkParams();
  const { user } = useCurrentUser();
  const { data: connections } = useQuery(connectionsQuery({ page: 1 }));
  const { data: received } = useQuery(receivedQuery(1));
  const { tab } = params;
  return (
    <PageFrame
      title="Mi Red de Contactos"
      intro="Las personas con quienes haces negocios, y las que quieren conocerte."
      actions={
        <Button variant="ghost" size="sm" onClick={() => params.showBlocked(true)} className="-mx-3">
          <ShieldOff aria-hidden="true" className="size-4" />
          Miembros bloqueados
        </Button>
      }
    >
      <Tabs
        label="Mi red"
        id="red"
        tabs={[
          { value: 'conexiones', label: withCount('Mis Conexiones', connections?.total) },
          { value: 'pendientes', label: withCount('Pendientes', received?.total) },
        ]}
        value={tab}
        onChange={params.setTab}
      />
      <div role="tabpanel" id={`red-${tab}`} aria-labelledby={`red-${tab}-tab`} className="pt-6">
        {tab === 'conexiones' ? (
          <ConnectionsTab
            params={params}
            suggestions={
              <SuggestionList
                connectionOf={(member) => <ConnectionControl member={member} userId={user?.id ?? ''} />}
              />
            }
          />
        ) : (
          <PendingTab params={params} />
        )}
      </div>
      <BlockedDialog params={params} />
    </PageFrame>
  );
}
