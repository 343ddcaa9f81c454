import type { ReactNode } from 'react';
import type { MemberCard } from '#contract/members/members.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { fullName } from '../../lib/full-name.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { MemberSummary } from './member-summary.tsx';
import { SkillBadges } from './skill-badges.tsx';

interface MemberCardViewProps {
  member: MemberCard;
  /** Connection control; not shown on the viewer's own card. */
  connection: ReactNode;
}

/** "Ver Perfil" covers the whole card; the other controls lie above it. */
export function MemberCardView({ member, connection }: MemberCardViewProps) {
  return (
    <Card as="article" className="relative flex h-full flex-col gap-3 p-4 hover:border-input-border">
      <MemberSummary member={member} />
      {member.bio ? (
        <p dir="auto" className="line-clamp-2 text-sm text-muted wrap-anywhere">
          {member.bio}
        </p>
      ) : null}
      <SkillBadges skills={member.skills} />
      <div data-print="hide" className="mt-auto flex flex-col gap-2 pt-1">
        <div className="flex flex-wrap items-center gap-2">
          {member.isSelf ? null : <div className="relative z-10 flex flex-wrap gap-2">{connection}</div>}
          <ButtonLink
            href={memberPath(member)}
            variant="outline"
            size="sm"
            className="static after:absolute after:inset-0 after:rounded-card"
          >
            Ver Perfil
            <span className="sr-only"> de {fullName(member)}</span>
          </ButtonLink>
        </div>
        {member.isSelf ? null : (
          <div className="relative z-10 -ml-2 w-fit">
            <ContactButtons member={member} />
          </div>
        )}
      </div>
    </Card>
  );
}
