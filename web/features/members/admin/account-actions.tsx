import {
  Ban,
  CalendarCog,
  type LucideIcon,
  PenLine,
  ShieldMinus,
  ShieldPlus,
  ShieldQuestion,
  UserCheck,
} from 'lucide-react';
import { roleLabels } from '#contract/account/role-labels.ts';
import { isOfficeRole, ROLES, type Role } from '#contract/account/roles.ts';
import { type AdminMember, adminMemberLimits } from '#contract/members/admin/admin-members.contract.ts';
import { fullName } from '../../../lib/people.ts';
import { type RecordAction, recordAction } from '../../../ui/record-actions.tsx';
import type { MemberMutations } from './admin-members.api.ts';

interface RoleTexts {
  /** Begins with "Podrá", which `roleDescription` replaces. */
  may: string;
  icon: LucideIcon;
}

const roleTexts: Record<Exclude<Role, 'member'>, RoleTexts> = {
  editor: {
    may: 'Podrá escribir y publicar noticias, proyectos, páginas y los textos del sitio, y usar las imágenes. Los datos de los miembros no se le muestran.',
    icon: PenLine,
  },
  events: {
    may: 'Podrá crear y publicar eventos, decidir sobre las propuestas, y ver y manejar a los inscritos con sus datos de contacto.',
    icon: CalendarCog,
  },
  moderator: {
    may: 'Podrá corregir, mover, cerrar y retirar lo que se publica en el foro, y decidir sobre los reportes.',
    icon: ShieldQuestion,
  },
  admin: {
    may: 'Podrá cambiar la configuración y el contenido del sitio, ver los datos de todos los miembros y suspender cuentas.',
    icon: ShieldPlus,
  },
};

const roleName = (role: Role) => roleLabels[role].toLowerCase();

function giveRole(member: AdminMember, role: Exclude<Role, 'member'>, mutations: MemberMutations): RecordAction {
  const name = fullName(member);
  const { may, icon } = roleTexts[role];
  const label = `Dar el rol de ${roleName(role)}`;
  return recordAction({
    label,
    icon,
    verb: `${label} a`,
    name,
    text: `${may} Sus sesiones se cerrarán: tendrá que entrar de nuevo.`,
    confirmLabel: 'Dar el rol',
    run: () => mutations.changeRole(member.id, role),
    success: { title: 'Rol cambiado', description: `Desde ahora ${name} tiene el rol: ${roleLabels[role]}.` },
    failure: 'No se pudo cambiar el rol',
  });
}

function takeRole(member: AdminMember, isSelf: boolean, mutations: MemberMutations): RecordAction {
  const name = fullName(member);
  const label = `Quitar el rol de ${roleName(member.role)}`;
  const taking = recordAction({
    label,
    icon: ShieldMinus,
    verb: `${label} a`,
    name,
    text: isSelf
      ? 'Es tu propia cuenta: perderás el acceso a estas páginas al momento.'
      : 'Perderá el acceso a la administración al momento. Su cuenta sigue como miembro.',
    confirmLabel: 'Quitar el rol',
    destructive: true,
    run: () => mutations.changeRole(member.id, 'member'),
    success: { title: 'Rol retirado', description: `${name} vuelve a ser miembro.` },
    failure: 'No se pudo quitar el rol',
  });
  return { ...taking, destructive: false };
}

export const roleDescription = (role: Exclude<Role, 'member'>) => roleTexts[role].may.replace(/^Podrá/, 'Puede');

export function roleActions(member: AdminMember, isSelf: boolean, mutations: MemberMutations): RecordAction[] {
  const others = ROLES.filter(isOfficeRole).filter((role) => role !== member.role);
  const given = others.map((role) => giveRole(member, role, mutations));
  return isOfficeRole(member.role) ? [...given, takeRole(member, isSelf, mutations)] : given;
}

export function suspendAction(member: AdminMember, mutations: MemberMutations): RecordAction {
  const name = fullName(member);
  return recordAction({
    label: 'Suspender',
    icon: Ban,
    destructive: true,
    verb: 'Suspender la cuenta de',
    name,
    text: 'Su sesión terminará, no podrá entrar y los demás miembros dejarán de verla. Lo que publicó se queda.',
    busyLabel: 'Suspendiendo...',
    reason: {
      label: 'Motivo *',
      help: 'Lo leerá al intentar entrar.',
      max: adminMemberLimits.reason,
      required: 'Escribe el motivo',
    },
    run: (reason) => mutations.suspend(member.id, reason),
    success: { title: 'Cuenta suspendida', description: `${name} ya no puede entrar.` },
    failure: 'No se pudo suspender la cuenta',
  });
}

export function reinstateAction(member: AdminMember, mutations: MemberMutations): RecordAction {
  const name = fullName(member);
  return recordAction({
    label: 'Reactivar',
    icon: UserCheck,
    verb: 'Reactivar la cuenta de',
    name,
    text: 'Podrá entrar de nuevo y los demás miembros volverán a verla.',
    busyLabel: 'Reactivando...',
    run: () => mutations.reinstate(member.id),
    success: { title: 'Cuenta reactivada', description: `${name} puede entrar de nuevo.` },
    failure: 'No se pudo reactivar la cuenta',
  });
}
