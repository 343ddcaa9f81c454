import { type AdminMember, adminMemberLimits } from '#contract/admin/members.contract.ts';
import { fullName } from '../../lib/people.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { ConfirmQuestion } from '../../ui/confirm-dialog.tsx';
import type { MemberMutations } from './admin-members.api.ts';

export function roleAction(member: AdminMember, isSelf: boolean, mutations: MemberMutations): ConfirmedAction {
  const name = fullName(member);
  if (member.role === 'member') {
    return {
      title: <ConfirmQuestion verb="Dar permiso de administración a" name={name} />,
      text: 'Podrá cambiar la configuración y el contenido del sitio, ver los datos de todos los miembros y suspender cuentas.',
      confirmLabel: 'Dar permiso',
      busyLabel: 'Guardando...',
      run: () => mutations.changeRole(member.id, 'admin'),
      success: { title: 'Permiso concedido', description: `${name} ya puede administrar el sitio.` },
      failure: 'No se pudo dar el permiso',
    };
  }
  return {
    title: <ConfirmQuestion verb="Quitar el permiso de administración a" name={name} />,
    text: isSelf
      ? 'Es tu propia cuenta: perderás el acceso a estas páginas al momento.'
      : 'Perderá el acceso a la administración al momento. Su cuenta sigue como miembro.',
    confirmLabel: 'Quitar permiso',
    busyLabel: 'Guardando...',
    destructive: true,
    run: () => mutations.changeRole(member.id, 'member'),
    success: { title: 'Permiso retirado', description: `${name} ya no administra el sitio.` },
    failure: 'No se pudo quitar el permiso',
  };
}

export function suspendAction(member: AdminMember, mutations: MemberMutations): ConfirmedAction {
  const name = fullName(member);
  return {
    title: <ConfirmQuestion verb="Suspender la cuenta de" name={name} />,
    text: 'Su sesión terminará, no podrá entrar y los demás miembros dejarán de verla. Lo que publicó se queda.',
    confirmLabel: 'Suspender',
    busyLabel: 'Suspendiendo...',
    destructive: true,
    reason: {
      label: 'Motivo *',
      help: 'Lo leerá al intentar entrar.',
      max: adminMemberLimits.reason,
      required: 'Escribe el motivo',
    },
    run: (reason) => mutations.suspend(member.id, reason),
    success: { title: 'Cuenta suspendida', description: `${name} ya no puede entrar.` },
    failure: 'No se pudo suspender la cuenta',
  };
}

export function reinstateAction(member: AdminMember, mutations: MemberMutations): ConfirmedAction {
  const name = fullName(member);
  return {
    title: <ConfirmQuestion verb="Reactivar la cuenta de" name={name} />,
    text: 'Podrá entrar de nuevo y los demás miembros volverán a verla.',
    confirmLabel: 'Reactivar',
    busyLabel: 'Reactivando...',
    run: () => mutations.reinstate(member.id),
    success: { title: 'Cuenta reactivada', description: `${name} puede entrar de nuevo.` },
    failure: 'No se pudo reactivar la cuenta',
  };
}
