import { roleLabels } from '#contract/account/role-labels.ts';
import { isOfficeRole, type Role } from '#contract/account/roles.ts';
import type { Context } from '../../../core/context.ts';
import { tableDay } from '../../../core/dominican-time.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import type { CallActor } from '../../../core/lock-actor.ts';
import { publishMemberEvent } from '../../../core/member-events.ts';
import type { FileColumn } from '../../../core/table-file.ts';
import type { Queryable } from '../../../database/database.ts';
import { writeAuditLog } from '../../../services/audit/audit.service.ts';
import {
  notifyOfSecurityEvent,
  securityEvents,
} from '../../../services/notifications/security-notifications.service.tsx';
import { recordSecurityEvent } from '../../../services/security-log/security-log.service.ts';
import { listIdentities } from '../../account/account.queries.ts';
import { refuseWhileUndoable, revoke } from '../../account/credentials/revoke.service.ts';
import { findTotp, listPasskeys } from '../../account/factors/factors.queries.ts';
import { listAdministrators, lockMembers, type MemberRow, updateMember } from './admin-members.queries.ts';

export const memberColumns: Record<string, FileColumn<MemberRow>> = {
  name: { label: 'Nombre', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  email: { label: 'Correo', cell: ({ email }) => email },
  phone: { label: 'Teléfono', cell: ({ phone }) => phone },
  company: { label: 'Empresa', cell: ({ company }) => company },
  position: { label: 'Cargo', cell: ({ position }) => position },
  location: { label: 'Ubicación', cell: ({ location }) => location },
  role: { label: 'Rol', cell: ({ role }) => roleLabels[role] },
  state: { label: 'Estado', cell: ({ suspendedAt }) => (suspendedAt ? 'Suspendida' : 'Activa') },
  createdAt: { label: 'Miembro desde', cell: ({ createdAt }) => tableDay(createdAt) },
};

type Deps = Pick<Context, 'database' | 'now'>;
type NotifyingDeps = Deps & Pick<Context, 'jobs' | 'config'>;

interface Outcome {
  after: MemberRow;
  recorded?: { action: MemberAction; details?: Record<string, unknown> };
}

const SECURITY_KIND = {
  'member.promote': 'role-changed',
  'member.demote': 'role-changed',
  'member.change-role': 'role-changed',
  'member.suspend': 'suspended',
  'member.reinstate': 'reinstated',
  'member.remove-factors': 'factor-removed',
} as const;
type MemberAction = keyof typeof SECURITY_KIND;

/** The operator, or somebody in a call, whose rights are read again under the lock. */
type MemberActor = { system: 'cli' } | CallActor;

/** The database refuses any change that would leave no administrator. */
async function withLockedMember(
  { database }: Deps,
  actor: MemberActor,
  id: string,
  change: (transaction: Queryable, before: MemberRow) => Promise<Outcome>,
): Promise<MemberRow> {
  return database.transaction(async (transaction) => {
    const locked = await lockMembers(transaction, 'lock' in actor ? [actor.viewer.id, id] : [id]);
    if ('lock' in actor) await actor.lock(transaction);
    const before = locked.find((row) => row.id === id);
    if (!before) throw notFound('La persona que buscas no existe o eliminó su cuenta.');
    const { after, recorded } = await change(transaction, before);
    const target = { type: 'member', id, label: `${after.firstName} ${after.lastName}` };
    if (recorded) {
      await writeAuditLog(transaction, 'lock' in actor ? actor.viewer : actor, { ...recorded, target });
      await recordSecurityEvent(transaction, { kind: SECURITY_KIND[recorded.action], account: { id } });
    }
    return after;
  });
}

function roleAction(before: Role, after: Role): MemberAction {
  if (after === 'admin') return 'member.promote';
  return before === 'admin' ? 'member.demote' : 'member.change-role';
}

/** From administrator every change is a step down. */
const isRoleUp = (before: Role, after: Role) => isOfficeRole(after) && before !== 'admin';

/** Against takeover: confirmed addresses only, and no pending undo link. */
async function assertOfficeMayHave(deps: NotifyingDeps, transaction: Queryable, member: MemberRow): Promise<void> {
  if (deps.config.emailConfirmation && !member.isEmailVerified)
    throw conflict('Esta persona todavía no ha confirmado su correo: primero tiene que abrir el enlace que recibió.');
  await refuseWhileUndoable(transaction, member.id);
}

export function changeRole(deps: NotifyingDeps, actor: MemberActor, id: string, role: Role) {
  return withLockedMember(deps, actor, id, async (transaction, before) => {
    if (before.role === role) return { after: before };
    if (isRoleUp(before.role, role)) await assertOfficeMayHave(deps, transaction, before);
    const after = await updateMember(transaction, id, { role });
    // Open windows follow, and learn that their session ended.
    await publishMemberEvent(transaction, id, { kind: 'role' });
    // Privilege change: a stolen copy of the session must not gain the role.
    await revoke(transaction, id, isRoleUp(before.role, role) ? 'role up' : 'role down');
    if (isOfficeRole(role)) await notifyOfSecurityEvent(deps, transaction, [after], securityEvents.newRole(role));
    if (role === 'admin') {
      const others = (await listAdministrators(transaction)).filter((administrator) => administrator.id !== id);
      await notifyOfSecurityEvent(deps, transaction, others, securityEvents.newAdministrator(after));
    }
    const details = { role: { before: roleLabels[before.role], after: roleLabels[role] } };
    return { after, recorded: { action: roleAction(before.role, role), details } };
  });
}

/** For a member who lost all factors and proved their identity to the operator. */
export async function removeFactors(deps: NotifyingDeps, actor: MemberActor, id: string) {
  let removed = { passkeyCount: 0, hadTotp: false, identityCount: 0 };
  await withLockedMember(deps, actor, id, async (transaction, before) => {
    const passkeyCount = (await listPasskeys(transaction, id)).length;
    const hadTotp = Boolean((await findTotp(transaction, id))?.confirmedAt);
    const identityCount = (await listIdentities(transaction, id)).length;
    removed = { passkeyCount, hadTotp, identityCount };
    if (passkeyCount === 0 && !hadTotp && identityCount === 0) return { after: before };
    await revoke(transaction, id, 'factors removed by the operator');
    await notifyOfSecurityEvent(
      deps,
      transaction,
      [before],
      securityEvents.removedFactor(
        'todas las llaves de acceso, aplicaciones de códigos y cuentas externas; lo hizo quien administra el servidor',
      ),
    );
    return { after: before, recorded: { action: 'member.remove-factors', details: removed } };
  });
  return removed;
}

export function suspendMember(deps: NotifyingDeps, actor: MemberActor, id: string, reason: string) {
  if ('lock' in actor && id === actor.viewer.id) throw conflict('No puedes suspender tu propia cuenta.');
  return withLockedMember(deps, actor, id, async (transaction, before) => {
    const suspendedAt = before.suspendedAt ?? deps.now();
    const after = await updateMember(transaction, id, { suspendedAt, suspendedReason: reason });
    await revoke(transaction, id, 'suspended');
    await notifyOfSecurityEvent(deps, transaction, [after], securityEvents.suspended(reason));
    return { after, recorded: { action: 'member.suspend', details: { reason } } };
  });
}

export function reinstateMember(deps: NotifyingDeps, actor: MemberActor, id: string) {
  return withLockedMember(deps, actor, id, async (transaction, before) => {
    if (!before.suspendedAt) return { after: before };
    const after = await updateMember(transaction, id, { suspendedAt: null, suspendedReason: null });
    await revoke(transaction, id, 'reinstated');
    await notifyOfSecurityEvent(deps, transaction, [after], securityEvents.reinstated());
    return { after, recorded: { action: 'member.reinstate' } };
  });
}
