import { RotateCw, Send, Upload, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import {
  type Invitation,
  type InvitationState,
  invitationLimits,
  invitationsContract,
} from '#contract/invitations/invitations.contract.ts';
import { breadcrumbs } from '../../../copy/admin.ts';
import { callApi } from '../../../lib/api-client.ts';
import { listTexts, nouns } from '../../../lib/nouns.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { fullName } from '../../../lib/people.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { type RecordAction, recordAction } from '../../../ui/record-actions.tsx';
import { dayColumn, shortDay } from '../../../ui/record-columns.tsx';
import { type BulkAction, type ListTab, type ListTabs, TableList } from '../../../ui/table-list.tsx';
import { InvitationImportDialog } from './invitation-import-dialog.tsx';
import { type InvitationMutations, invitationsQuery, useInvitationMutations } from './invitations.api.ts';
import { InviteDialog } from './invite-dialog.tsx';

const tabs: ListTabs<ListTab<InvitationState>> = [
  { slug: 'pendientes', state: 'pending', label: 'Pendientes', empty: 'No hay invitaciones pendientes' },
  { slug: 'aceptadas', state: 'accepted', label: 'Aceptadas', empty: 'Nadie ha aceptado todavía' },
  { slug: 'vencidas', state: 'expired', label: 'Vencidas', empty: 'No hay invitaciones vencidas' },
  { slug: 'anuladas', state: 'revoked', label: 'Anuladas', empty: 'No hay invitaciones anuladas' },
];

const stateLabels: Record<InvitationState, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pendiente', tone: 'yellow' },
  accepted: { label: 'Aceptada', tone: 'green' },
  expired: { label: 'Vencida', tone: 'grey' },
  revoked: { label: 'Anulada', tone: 'grey' },
};

const columns: readonly TableColumn<Invitation>[] = [
  {
    key: 'name',
    label: 'Persona',
    isMain: true,
    cell: (invitation) => <span className="font-semibold wrap-anywhere">{fullName(invitation)}</span>,
  },
  { key: 'email', label: 'Correo', sort: 'email', cell: ({ email }) => <EmailText email={email} /> },
  { key: 'company', label: 'Empresa', cell: ({ company }) => company },
  {
    key: 'state',
    label: 'Estado',
    cell: ({ state, sentAt }) => (
      <>
        <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
        {state === 'pending' ? (
          <span className="block text-xs text-muted">{sentAt ? <>Enviada el {shortDay(sentAt)}</> : 'Por enviar'}</span>
        ) : null}
      </>
    ),
  },
  dayColumn('createdAt', 'Invitación', { sort: 'createdAt' }),
  dayColumn('expiresAt', 'Vence'),
  dayColumn('acceptedAt', 'Aceptación', { isOptional: true }),
  { key: 'invitedBy', label: 'Invitó', isOptional: true, cell: ({ invitedBy }) => invitedBy },
];

const isOpen = ({ state }: Invitation) => state === 'pending' || state === 'expired';

function invitationActions({ id, email }: Invitation, mutations: InvitationMutations): RecordAction[] {
  return [
    recordAction({
      label: 'Enviar de nuevo',
      icon: RotateCw,
      verb: 'Enviar de nuevo a',
      name: email,
      text: `Recibe otro enlace, que vale por ${invitationLimits.days} días. El anterior deja de servir.`,
      busyLabel: 'Enviando...',
      run: () => mutations.resend(id),
      success: { title: 'Invitación enviada', description: `${email} recibirá el correo en un momento.` },
      failure: 'No se pudo enviar la invitación',
    }),
    recordAction({
      label: 'Anular',
      icon: X,
      destructive: true,
      verb: 'Anular la invitación de',
      name: email,
      text: 'El enlace de su correo deja de servir. Puedes invitar a la persona otra vez.',
      busyLabel: 'Anulando...',
      run: () => mutations.revoke(id),
      success: { title: 'Invitación anulada', description: 'Su enlace ya no sirve.' },
      failure: 'No se pudo anular la invitación',
    }),
  ];
}

const bulkActions: readonly BulkAction<Invitation>[] = [
  {
    label: 'Enviar de nuevo',
    icon: Send,
    appliesTo: isOpen,
    text: `Cada persona recibe otro enlace, que vale por ${invitationLimits.days} días. Los anteriores dejan de servir.`,
    success: () => ({ title: 'Invitaciones enviadas', description: 'Los correos salen en un momento.' }),
    run: ({ id }) => callApi(invitationsContract.resendInvitation, { params: { id } }),
  },
  {
    label: 'Anular',
    icon: X,
    destructive: true,
    appliesTo: isOpen,
    text: 'Sus enlaces dejan de servir. Puedes invitar a las personas otra vez.',
    success: () => ({ title: 'Invitaciones anuladas', description: 'Sus enlaces ya no sirven.' }),
    run: ({ id }) => callApi(invitationsContract.revokeInvitation, { params: { id } }),
  },
];

export const head = hiddenHead('Invitar miembros');

export default function AdminInvitationsPage() {
  const [open, setOpen] = useState<'invite' | 'import' | null>(null);
  const mutations = useInvitationMutations();
  const close = () => setOpen(null);
  return (
    <PageFrame
      trail={breadcrumbs.members}
      title="Invitar miembros"
      intro="Invita a una persona o a todas las de una hoja de cálculo; cada una elige su contraseña y acepta la política de privacidad."
    >
      <div className="mb-6 flex flex-wrap gap-3 max-sm:*:grow">
        <Button onClick={() => setOpen('invite')}>
          <UserPlus aria-hidden="true" className="size-4" />
          Invitar a una persona
        </Button>
        <Button variant="outline" onClick={() => setOpen('import')}>
          <Upload aria-hidden="true" className="size-4" />
          Invitar desde un archivo CSV
        </Button>
      </div>
      <TableList
        name="invitations"
        tabs={tabs}
        filterLabel="Filtrar invitaciones"
        searchLabel="Buscar por nombre, correo o empresa"
        query={({ tab: { state }, ...filter }) => invitationsQuery({ state, ...filter })}
        items={({ invitations }) => invitations}
        itemLabel={fullName}
        columns={columns}
        defaultSort="-createdAt"
        texts={listTexts(nouns.invitation)}
        bulkActions={bulkActions}
        actions={(invitation) => (isOpen(invitation) ? invitationActions(invitation, mutations) : [])}
      />
      <InviteDialog open={open === 'invite'} mutations={mutations} onClose={close} />
      <InvitationImportDialog open={open === 'import'} mutations={mutations} onClose={close} />
    </PageFrame>
  );
}
