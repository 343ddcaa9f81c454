import { MapPin } from 'lucide-react';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { formatJobTitle } from '../../lib/job-title.ts';
import { joinYear } from '../../lib/join-year.ts';
import { countOf } from '../../lib/numbers.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Horizon } from '../../ui/horizon.tsx';

export function MemberHeader({ member }: { member: MemberProfile }) {
  const role = formatJobTitle(member);
  const { mutualConnections } = member;
  return (
    <header className="ground-navy">
      <div className="page-container grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-5 pt-8 pb-4 md:pt-12">
        <Avatar
          {...member}
          imageUrl={member.profileImageUrl}
          className="size-20 text-2xl max-sm:self-start sm:size-28 sm:text-4xl"
        />
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">
            <bdi>{fullName(member)}</bdi>
          </h1>
          {role ? <p className="mt-1 text-navy-muted wrap-anywhere">{role}</p> : null}
          {member.location ? (
            <p className="mt-1 flex items-start gap-1.5 text-navy-muted">
              <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span className="sr-only">Ubicación: </span>
              <span className="min-w-0 wrap-anywhere">{member.location}</span>
            </p>
          ) : null}
          <p className="mt-3 flex flex-wrap gap-2">
            <AdminBadge role={member.role} />
            <Badge tone="blue">Miembro desde {joinYear({ createdAt: member.memberSince })}</Badge>
            <Badge>{countOf(member.connectionsCount, 'conexión', 'conexiones')}</Badge>
            {mutualConnections > 0 ? (
              <Badge tone="green">{countOf(mutualConnections, 'conexión en común', 'conexiones en común')}</Badge>
            ) : null}
          </p>
        </div>
      </div>
      <Horizon />
    </header>
  );
}
