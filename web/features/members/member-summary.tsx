import { MapPin } from 'lucide-react';
import type { MemberCard } from '#contract/members/members.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { formatJobTitle } from '../../lib/job-title.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';

export function MemberSummary({ member }: { member: MemberCard }) {
  const role = formatJobTitle(member);
  return (
    <div className="flex items-start gap-3">
      <Avatar {...member} imageUrl={member.profileImageUrl} className="size-14 text-lg" />
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 text-base leading-snug wrap-anywhere">
          <bdi>{fullName(member)}</bdi>
          <AdminBadge role={member.role} />
          {member.isSelf ? <Badge tone="green">Tú</Badge> : null}
        </h3>
        {role ? <p className="text-sm text-muted wrap-anywhere">{role}</p> : null}
        {member.location ? (
          <p className="mt-0.5 flex items-start gap-1 text-sm text-muted">
            <MapPin aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
            <span className="sr-only">Ubicación: </span>
            <span className="min-w-0 wrap-anywhere">{member.location}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
