import type { ReactNode } from 'react';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { SkillChips } from '../../ui/skill-chips.tsx';
import { ContactList } from './contact-list.tsx';
import { MemberHeader } from './member-header.tsx';
import { MemberPosts } from './member-posts.tsx';

export function MemberView({ member, actions }: { member: MemberProfile; actions: ReactNode }) {
  const { firstName, isSelf, bio, skillLevels } = member;
  return (
    <>
      <MemberHeader member={member} />
      <div className="page-container flex flex-wrap items-center gap-3 pt-2 pb-6">{actions}</div>
      <div className="page-container grid grid-cols-1 gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
        <CardSection heading="Acerca de">
          {bio ? (
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {bio}
            </p>
          ) : (
            <p className="text-muted">
              {isSelf ? 'Aún no has escrito tu biografía.' : `${firstName} aún no ha escrito su biografía.`}
            </p>
          )}
        </CardSection>
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <ContactList member={member} />
        </div>
        <CardSection heading="Habilidades">
          {skillLevels.length > 0 ? (
            <SkillChips skills={skillLevels} />
          ) : (
            <p className="text-muted">
              {isSelf ? 'Aún no has agregado habilidades.' : `${firstName} aún no ha agregado habilidades.`}
            </p>
          )}
        </CardSection>
        <MemberPosts member={member} />
      </div>
    </>
  );
}
