import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../features/account/account.api.ts';
import { ownIdentitiesQuery } from '../features/account/identities.api.ts';
import { PendingEmailNotice } from '../features/account/pending-email-notice.tsx';
import { UnconfirmedEmailNotice } from '../features/account/unconfirmed-email-notice.tsx';
import { AchievementsCard } from '../features/profile/achievements-card.tsx';
import { RecentActivityCard } from '../features/profile/activity-list.tsx';
import { NetworkCard, StatsCard } from '../features/profile/figure-cards.tsx';
import { PhotoDialog } from '../features/profile/photo-dialog.tsx';
import { PreviewDialog } from '../features/profile/preview-dialog.tsx';
import { ProfileDetails } from '../features/profile/profile-details.tsx';
import { ProfileHeader } from '../features/profile/profile-header.tsx';
import { SkillsCard } from '../features/profile/skills-card.tsx';
import { useProfileParams } from '../features/profile/use-profile-params.ts';
import { DemoMailboxNote } from '../features/site/demo-mailbox-note.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Lazy: most visits only read. */
const ProfileForm = lazyPart(async () => (await import('../features/profile/profile-form.tsx')).ProfileForm);

export function head(): PageHead {
  return { title: 'Mi perfil', hidden: true };
}

export default function ProfilePage() {
  const { user } = useCurrentUser();
  const params = useProfileParams();
  const { data: identities } = useQuery({ ...ownIdentitiesQuery, enabled: params.isEditing });
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(ProfileForm.preload, []);
  if (!user) return null;

  function closeForm() {
    params.setEditing(false);
    toggle.current?.focus();
  }

  return (
    <>
      <ProfileHeader
        user={user}
        isEditing={params.isEditing}
        toggle={toggle}
        onToggle={() => (params.isEditing ? closeForm() : params.setEditing(true))}
        onPhoto={() => params.setChoosingPhoto(true)}
        onPreview={() => params.setPreview('member')}
      />
      <div className="page-container grid gap-6 pt-2 pb-12 lg:grid-cols-[1fr_22rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          {/* Where confirmation is mandatory, the shell shows the notice on every page. */}
          {user.mustConfirmEmail ? null : <UnconfirmedEmailNotice user={user} />}
          <PendingEmailNotice user={user} />
          {user.isEmailVerified && !user.pendingEmail ? null : (
            <DemoMailboxNote to={user.pendingEmail ?? user.email} className="text-sm text-muted" />
          )}
          {params.isEditing ? (
            <ProfileForm user={user} hasIdentities={Boolean(identities?.length)} onClose={closeForm} />
          ) : (
            <ProfileDetails user={user} />
          )}
          <SkillsCard isEditing={params.isEditingSkills} onEditing={params.setEditingSkills} />
          <RecentActivityCard
            heading="Actividad Reciente"
            empty="Lo que publiques, comentes y los eventos a los que vayas aparecerán aquí."
          />
        </div>
        <div className="grid min-w-0 gap-6 sm:max-lg:grid-cols-2">
          <StatsCard />
          {/* The tallest of the three cards. */}
          <div className="sm:max-lg:row-span-2">
            <AchievementsCard />
          </div>
          <NetworkCard />
        </div>
      </div>
      <PhotoDialog user={user} open={params.isChoosingPhoto} onClose={() => params.setChoosingPhoto(false)} />
      <PreviewDialog audience={params.preview} onAudience={params.setPreview} onClose={() => params.setPreview(null)} />
    </>
  );
}
