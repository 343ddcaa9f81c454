import { EyeOff, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfilePreview } from '#contract/profile/profile.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { formatJobTitle } from '../../lib/job-title.ts';
import { formatPhone } from '../../lib/phone.ts';
import { withoutScheme } from '../../lib/without-scheme.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { SkillChips } from '../../ui/skill-chips.tsx';

/** The profile as others see it; withheld contact data is stated as hidden. */
export function PublicProfile({ profile }: { profile: ProfilePreview }) {
  const { location, website, bio, skills, email, phone, hasWhatsapp } = profile;
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar {...profile} imageUrl={profile.profileImageUrl} className="size-16 text-xl" />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">
            <bdi>{fullName(profile)}</bdi> <AdminBadge role={profile.role} />
          </p>
          <p className="wrap-anywhere text-muted">{formatJobTitle(profile)}</p>
        </div>
      </div>
      {bio ? (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {bio}
        </p>
      ) : null}
      <ul className="grid gap-2">
        {location ? <Line icon={MapPin}>{location}</Line> : null}
        {website ? <Line icon={Globe}>{withoutScheme(website)}</Line> : null}
        {email ? <Line icon={Mail}>{email}</Line> : <Line icon={EyeOff}>No ve tu email</Line>}
        {phone ? (
          <Line icon={Phone}>
            {formatPhone(phone)}
            {hasWhatsapp ? ' · WhatsApp' : ''}
          </Line>
        ) : (
          <Line icon={EyeOff}>No ve ningún teléfono</Line>
        )}
      </ul>
      {skills.length > 0 ? <SkillChips skills={skills} /> : null}
    </div>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 wrap-anywhere">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
