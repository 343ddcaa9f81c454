import { useQuery } from '@tanstack/react-query';
import { EyeOff, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PreviewAudience, ProfilePreview } from '#contract/profile/profile.contract.ts';
import { formatPhone, withoutScheme } from '../../lib/contact-links.ts';
import { formatJobTitle, fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkillChips } from '../../ui/skill-chips.tsx';
import { previewQuery } from './profile.api.ts';

function PublicProfile({ profile }: { profile: ProfilePreview }) {
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
        {email ? <Line icon={Mail}>{email}</Line> : <Line icon={EyeOff}>No ve tu correo</Line>}
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

export function Preview({ audience }: { audience: PreviewAudience }) {
  const query = useQuery(previewQuery(audience));
  return (
    <QueryBoundary
      query={query}
      loading="Cargando vista previa..."
      failed="No se pudo cargar la vista previa"
      skeleton={<Skeleton className="h-64" />}
    >
      {(profile) => <PublicProfile profile={profile} />}
    </QueryBoundary>
  );
}
