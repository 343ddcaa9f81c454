import { useQuery } from '@tanstack/react-query';
import { Download, Upload, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTabParams } from '../../lib/use-tab-params.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { AddSubscriberDialog } from './add-subscriber-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { SubscriberRow } from './subscriber-row.tsx';
import { subscriberTabs } from './subscriber-states.ts';
import { subscribersFile, subscribersQuery, useSubscriberMutations } from './subscribers.api.ts';

const PAGE_SIZE = 20;

const texts = {
  one: 'dirección',
  many: 'direcciones',
  loading: 'Cargando suscriptores...',
  failed: 'No se pudieron cargar los suscriptores',
};

export function SubscriberManagement() {
  const params = useTabParams(subscriberTabs);
  const { tab, search, page } = params;
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const query = useQuery(subscribersQuery({ state: tab.state, search, page, limit: PAGE_SIZE }));
  const mutations = useSubscriberMutations();
  const { confirmAction, dialog } = useActionDialog();
  const close = () => setOpen(null);
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3 max-sm:*:grow">
        <Button onClick={() => setOpen('add')}>
          <UserPlus aria-hidden="true" className="size-4" />
          Agregar
        </Button>
        <Button variant="outline" onClick={() => setOpen('import')}>
          <Upload aria-hidden="true" className="size-4" />
          Importar CSV
        </Button>
        <ButtonLink href={subscribersFile({ state: tab.state, search })} variant="outline" download="" data-needs-proof>
          <Download aria-hidden="true" className="size-4" />
          Descargar CSV
        </ButtonLink>
      </div>
      <FilteredList
        params={params}
        states={{
          label: 'Filtrar suscriptores',
          options: subscriberTabs.map(({ slug, state, label }) => ({
            value: slug,
            label,
            count: query.data?.counts[state],
          })),
        }}
        searchLabel="Buscar por correo"
        query={query}
        items={query.data?.subscribers}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{ title: tab.empty }}
      >
        {(subscriber) => <SubscriberRow subscriber={subscriber} mutations={mutations} confirmAction={confirmAction} />}
      </FilteredList>
      <AddSubscriberDialog open={open === 'add'} mutations={mutations} onClose={close} />
      <ImportDialog open={open === 'import'} mutations={mutations} onClose={close} />
      {dialog}
    </>
  );
}
