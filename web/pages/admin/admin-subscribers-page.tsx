import { Trash2, Upload, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  type Subscriber,
  type SubscriberState,
  subscribersContract,
} from '#contract/newsletter/subscribers.contract.ts';
import { breadcrumbs } from '../../copy/admin.ts';
import { AddSubscriberDialog } from '../../features/newsletter/admin/add-subscriber-dialog.tsx';
import { NewsletterOffNotice } from '../../features/newsletter/admin/newsletter-off-notice.tsx';
import { SubscriberImportDialog } from '../../features/newsletter/admin/subscriber-import-dialog.tsx';
import {
  type SubscriberMutations,
  subscribersQuery,
  useSubscriberMutations,
} from '../../features/newsletter/admin/subscribers.api.ts';
import { useSiteSettings } from '../../features/site/site.api.ts';
import { apiPath, callApi } from '../../lib/api-client.ts';
import { nouns } from '../../lib/nouns.ts';
import { hiddenHead } from '../../lib/page-module.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { TableColumn } from '../../ui/data-table.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { deleteAction, type RecordAction, recordAction } from '../../ui/record-actions.tsx';
import { dayColumn } from '../../ui/record-columns.tsx';
import { type BulkAction, type ListTab, type ListTabs, TableList } from '../../ui/table-list.tsx';

const tabs: ListTabs<ListTab<SubscriberState>> = [
  { slug: 'activos', state: 'active', label: 'Activos', empty: 'Todavía no hay suscriptores' },
  { slug: 'sin-confirmar', state: 'unconfirmed', label: 'Sin confirmar', empty: 'Nadie está por confirmar' },
  { slug: 'bajas', state: 'unsubscribed', label: 'Bajas', empty: 'Nadie se ha dado de baja' },
];

const subscriberLabels: Record<SubscriberState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Activo', tone: 'green' },
  unconfirmed: { label: 'Sin confirmar', tone: 'yellow' },
  unsubscribed: { label: 'Dado de baja', tone: 'grey' },
};

const unsubscribeAction = ({ id, email }: Subscriber, mutations: SubscriberMutations) =>
  recordAction({
    label: 'Dar de baja',
    icon: UserMinus,
    destructive: true,
    name: email,
    text: 'No recibirá más ediciones. La dirección queda anotada como baja, y solo esa persona puede volver a suscribirla.',
    run: () => mutations.unsubscribe(id),
    success: { title: 'Baja registrada', description: `${email} ya no recibe el boletín.` },
    failure: 'No se pudo dar de baja',
  });

function subscriberActions(subscriber: Subscriber, mutations: SubscriberMutations): RecordAction[] {
  const { id, email, state } = subscriber;
  const remove = deleteAction({
    name: email,
    noun: nouns.address,
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
  dayColumn('createdAt', 'Desde', { sort: 'createdAt' }),
  dayColumn('confirmedAt', 'Confirmación', { isOptional: true }),
];

const bulkActions: readonly BulkAction<Subscriber>[] = [
  {
    label: 'Dar de baja',
    icon: UserMinus,
    appliesTo: ({ state }) => state !== 'unsubscribed',
    text: 'No recibirán más ediciones. Quedan anotadas como bajas, y solo cada persona puede volver a suscribirse.',
    success: (count) => ({ title: 'Bajas registradas', description: `${count} ya no reciben el boletín.` }),
    run: ({ id }) => callApi(subscribersContract.unsubscribePerson, { params: { id } }),
  },
  {
    label: 'Eliminar',
    icon: Trash2,
    destructive: true,
    text: 'Se borran con todo lo que se sabe de ellas. Si solo se trata de que no reciban más ediciones, dalas de baja.',
    success: () => ({ title: 'Suscriptores eliminados', description: 'No queda ningún dato de esas direcciones.' }),
    run: ({ id }) => callApi(subscribersContract.deleteSubscriber, { params: { id } }),
  },
];

const files = { csv: subscribersContract.downloadSubscribersCsv, xlsx: subscribersContract.downloadSubscribersXlsx };

const texts = {
  ...nouns.address,
  loading: 'Cargando suscriptores...',
  failed: 'No se pudieron cargar los suscriptores',
};

export const head = hiddenHead('Suscriptores del boletín');

export default function AdminSubscribersPage() {
  const { enableNewsletter } = useSiteSettings();
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const mutations = useSubscriberMutations();
  const close = () => setOpen(null);
  return (
    <PageFrame
      trail={breadcrumbs.newsletter}
      title="Suscriptores"
      intro="Quiénes reciben el boletín, quiénes están por confirmar y quiénes se dieron de baja."
    >
      <NewsletterOffNotice enabled={enableNewsletter} />
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
        tabs={tabs}
        filterLabel="Filtrar suscriptores"
        searchLabel="Buscar por correo"
        query={({ tab: { state }, ...filter }) => subscribersQuery({ state, ...filter })}
        items={({ subscribers }) => subscribers}
        itemLabel={({ email }) => email}
        columns={columns}
        defaultSort="-createdAt"
        texts={texts}
        bulkActions={bulkActions}
        fileHref={(format, { tab: { state }, ...filter }) => apiPath(files[format].path, {}, { state, ...filter })}
        actions={(subscriber) => subscriberActions(subscriber, mutations)}
      />
      <AddSubscriberDialog open={open === 'add'} mutations={mutations} onClose={close} />
      <SubscriberImportDialog open={open === 'import'} mutations={mutations} onClose={close} />
    </PageFrame>
  );
}
