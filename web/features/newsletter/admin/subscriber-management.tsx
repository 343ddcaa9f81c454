import { Trash2, Upload, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { QueryOf } from '#contract/endpoint.ts';
import {
  type Subscriber,
  type SubscriberState,
  subscribersContract,
} from '#contract/newsletter/subscribers.contract.ts';
import { apiPath, callApi } from '../../../lib/api-client.ts';
import { dayInSantoDomingo, formatShortDate } from '../../../lib/dates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { deleteAction, menuItems, type RecordAction } from '../../../ui/record-actions.tsx';
import { type BulkAction, TableList } from '../../../ui/table-list.tsx';
import { AddSubscriberDialog } from './add-subscriber-dialog.tsx';
import { ImportDialog } from './subscriber-import-dialog.tsx';
import { type SubscriberMutations, subscribersQuery, useSubscriberMutations } from './subscribers.api.ts';

type SubscriberQuery = QueryOf<typeof subscribersContract.listSubscribers>;

interface SubscriberTab {
  slug: 'activos' | 'sin-confirmar' | 'bajas';
  state: SubscriberState;
  label: string;
  empty: string;
}

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

const columns: readonly TableColumn<Subscriber>[] = [
  {
    key: 'email',
    label: 'Correo',
    sort: 'email',
    isMain: true,
    cell: ({ email }) => (
      <span className="font-semibold">
        <EmailText email={email} />
      </span>
    ),
  },
  {
    key: 'state',
    label: 'Estado',
    cell: ({ state }) => <Badge tone={subscriberLabels[state].tone}>{subscriberLabels[state].label}</Badge>,
  },
  {
    key: 'createdAt',
    label: 'Desde',
    sort: 'createdAt',
    cell: ({ createdAt }) => formatShortDate(dayInSantoDomingo(createdAt)),
  },
  {
    key: 'confirmedAt',
    label: 'Confirmación',
    isOptional: true,
    cell: ({ confirmedAt }) => confirmedAt && formatShortDate(dayInSantoDomingo(confirmedAt)),
  },
];

const bulkActions: readonly BulkAction<Subscriber>[] = [
  {
    label: 'Dar de baja',
    icon: UserMinus,
    appliesTo: ({ state }) => state !== 'unsubscribed',
    question: (count) => ({
      title: `¿Dar de baja ${count}?`,
      text: 'No recibirán más ediciones. Quedan anotadas como bajas, y solo cada persona puede volver a suscribirse.',
      confirmLabel: 'Dar de baja',
      success: { title: 'Bajas registradas', description: `${count} ya no reciben el boletín.` },
    }),
    run: ({ id }) => callApi(subscribersContract.unsubscribePerson, { params: { id } }),
  },
  {
    label: 'Eliminar',
    icon: Trash2,
    destructive: true,
    question: (count) => ({
      title: `¿Eliminar ${count}?`,
      text: 'Se borran con todo lo que se sabe de ellas. Si solo se trata de que no reciban más ediciones, dalas de baja.',
      confirmLabel: 'Eliminar',
      success: { title: 'Suscriptores eliminados', description: 'No queda ningún dato de esas direcciones.' },
    }),
    run: ({ id }) => callApi(subscribersContract.deleteSubscriber, { params: { id } }),
  },
];

const files = { csv: subscribersContract.downloadSubscribersCsv, xlsx: subscribersContract.downloadSubscribersXlsx };

const texts = {
  one: 'dirección',
  many: 'direcciones',
  loading: 'Cargando suscriptores...',
  failed: 'No se pudieron cargar los suscriptores',
};

export function SubscriberManagement() {
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
      </div>
      <TableList
        name="subscribers"
        tabs={subscriberTabs}
        filterLabel="Filtrar suscriptores"
        searchLabel="Buscar por correo"
        query={({ tab: { state }, sort, ...filter }) =>
          subscribersQuery({ state, ...filter, sort: sort as SubscriberQuery['sort'] })
        }
        items={({ subscribers }) => subscribers}
        itemKey={({ id }) => id}
        itemLabel={({ email }) => email}
        columns={columns}
        defaultSort="-createdAt"
        texts={texts}
        bulkActions={bulkActions}
        fileHref={(format, { tab: { state }, ...filter }) => apiPath(files[format].path, {}, { state, ...filter })}
        actions={(subscriber, confirmAction) => (
          <Menu
            label={`Más acciones: ${subscriber.email}`}
            items={menuItems(subscriberActions(subscriber, mutations), confirmAction)}
          />
        )}
      />
      <AddSubscriberDialog open={open === 'add'} mutations={mutations} onClose={close} />
      <ImportDialog open={open === 'import'} mutations={mutations} onClose={close} />
    </>
  );
}
