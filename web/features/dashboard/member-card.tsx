import { Link } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { EmailText } from '../../ui/email-text.tsx';

export function MemberCard({ user, year }: { user: CurrentUser; year: number }) {
  return (
    <CardSection heading="Tu perfil">
      <div className="flex items-center gap-4">
        <Avatar {...user} imageUrl={user.profileImageUrl} className="size-16 text-xl" />
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">
            <Link href="/profile" className="hover:underline">
              <bdi>{fullName(user)}</bdi>
            </Link>
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            <EmailText email={user.email} />
          </p>
          <p className="text-sm text-muted">Miembro desde {year}</p>
        </div>
      </div>
      <ButtonLink href="/profile?editar=1" variant="outline" className="mt-5 w-full">
        Editar Perfil
      </ButtonLink>
    </CardSection>
  );
}
