import type { AdminMember } from '#contract/admin/members.contract.ts';
import type { MemberRow } from './admin-members.queries.ts';

export function presentAdminMember({ createdAt, suspendedAt, ...row }: MemberRow): AdminMember {
  return { ...row, createdAt: createdAt.toISOString(), suspendedAt: suspendedAt?.toISOString() ?? null };
}
