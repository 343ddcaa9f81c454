import { Download, Upload, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Subscriber, SubscriberState } from '#contract/newsletter/subscribers.contract.ts';
import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import { useTabParams } from '../../lib/use-list-params.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmQuestion } from '../../ui/confirm-dialog.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ProvenDownload } from '../../ui/proven-download.tsx';
import { deleteAction, menuItems, type RecordAction } from '../../ui/record-actions.tsx';
import { AddSubscriberDialog } from './add-subscriber-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import {
  type SubscriberMutations,
  subscribersFile,
  subscribersQuery,
  useSubscriberMutations,
} from './subscribers.api.ts';

interface SubscriberTab {
  slug: 'activos' | 'sin-confirmar' | 'bajas';
  state: SubscriberState;
  label: string;
  empty: string;
}

/** Tabs of the list with their slugs in the URL. */
const subscriberTabs: readonly [SubscriberTab, ...SubscriberTab[]] = [
  { slug: 'activos', state: 'active', label: 'Activos', empty: 'Todavía no hay suscriptores' },
  { slug: 'sin-confirmar', state: 'unconfirmed', label: 'Sin confirmar', empty: 'Nadie está por confirmar' },
  { slug: 'bajas', state: 'unsubscribed', label: 'Bajas', empty: 'Nadie se ha dado de baja' },
];

const subscriberLabels: Record<SubscriberState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Activo', tone: 'green' },
  unconfirmed: { label: 'Sin confirmar', tone: 'yellow' },
  unsubscribed: { label: 'Dado de baja', tone: 'grey' },
};

function unsubscribeAction({ id, email }: Subscriber, mutations: SubscriberMutations): RecordAction {
  return {
    label: 'Dar de baja',
    icon: UserMinus,
    destructive: true,
    action: {
      title: <ConfirmQuestion verb="Dar de baja" name={email} />,
      text: 'No recibirá más ediciones. La dirección queda anotada como baja, y solo esa persona puede volver a suscribirla.',
      confirmLabel: 'Dar de baja',
      destructive: true,
      busyLabel: 'Guardando...',
      run: () => mutations.unsubscribe(id),
      success: { title: 'Baja registrada', description: `${email} ya no recibe el boletín.` },
      failure: 'No se pudo dar de baja',
    },
  };
}

function subscriberActions(subscriber: Subscriber, mutations: SubscriberMutations): RecordAction[] {
  const { id, email, state } = subscriber;
  const remove = deleteAction({
    name: email,
    text: 'Se borran la dirección y todo lo que se sabe de ella. Si solo se trata de que no reciba más ediciones, dala de baja.',
    run: () => mutations.remove(id),
    success: { title: 'Suscriptor eliminado', description: 'No queda ningún dato de esa dirección.' },
    failure: 'No se pudo eliminar',
  });
  return state === 'unsubscribed' ? [remove] : [unsubscribeAction(subscriber, mutations), remove];
}

interface SubscriberRowProps {
  subscriber: Subscriber;
  mutations: SubscriberMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

function SubscriberRow({ subscriber, mutations, confirmAction }: SubscriberRowProps) {
  const { email, state, createdAt } = subscriber;
  const { label, tone } = subscriberLabels[state];
  return (
    <Card as="article" className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 grow">
        <h3 className="text-sm font-semibold wrap-anywhere sm:text-base">
          <EmailText email={email} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={tone}>{label}</Badge>
          Desde el {formatShortDate(dayInSantoDomingo(createdAt))}
        </p>
      </div>
      <Menu
        label={`Más acciones: ${email}`}
        items={menuItems(subscriberActions(subscriber, mutations), confirmAction)}
      />
    </Card>
  );
}

const texts = {
  one: 'dirección',
  many: 'direcciones',
  loading: 'Cargando suscriptores...',
  failed: 'No se pudieron cargar los suscriptores',
};

export function SubscriberManagement() {
  const { tab, search } = useTabParams(subscriberTabs);
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const mutations = useSubscriberMutations();
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
        <ProvenDownload href={subscribersFile({ state: tab.state, search })} variant="outline">
          <Download aria-hidden="true" className="size-4" />
          Descargar CSV
        </ProvenDownload>
      </div>
      <FilteredList
        tabs={subscriberTabs}
        filterLabel="Filtrar suscriptores"
        searchLabel="Buscar por correo"
        query={({ tab: { state }, ...filter }) => subscribersQuery({ state, ...filter })}
        items={({ subscribers }) => subscribers}
        itemKey={({ id }) => id}
        texts={texts}
      >
        {(subscriber, confirmAction) => (
          <SubscriberRow subscriber={subscriber} mutations={mutations} confirmAction={confirmAction} />
        )}
      </FilteredList>
      <AddSubscriberDialog open={open === 'add'} mutations={mutations} onClose={close} />
      <ImportDialog open={open === 'import'} mutations={mutations} onClose={close} />
    </>
  );
}
