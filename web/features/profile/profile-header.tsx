import { Camera, Eye, ShieldCheck } from 'lucide-react';
import type { RefObject } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { joinYear } from '../../lib/instants.ts';
import { fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';

interface ProfileHeaderProps {
  user: CurrentUser;
  isEditing: boolean;
  /** Takes the focus when the form closes. */
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onPhoto: () => void;
  onPreview: () => void;
}

export function ProfileHeader({ user, isEditing, toggle, onToggle, onPhoto, onPreview }: ProfileHeaderProps) {
  return (
    <header className="ground-navy">
      <div className="page-container grid grid-cols-[auto_1fr] items-start max-[18rem]:grid-cols-1 gap-x-6 gap-y-5 pt-8 pb-4 md:grid-cols-[auto_1fr_auto] md:items-center md:pt-12">
        <div className="relative justify-self-start">
          <Avatar {...user} imageUrl={user.profileImageUrl} className="size-24 text-3xl sm:size-28 sm:text-4xl" />
          <button
            type="button"
            onClick={onPhoto}
            className="absolute -right-3 -bottom-2 grid size-11 place-items-center rounded-full border-2 border-navy bg-card text-text hover:bg-subtle"
          >
            <Camera aria-hidden="true" className="size-5" />
            <span className="sr-only">Cambiar foto</span>
          </button>
        </div>
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">
            <bdi>{fullName(user)}</bdi>
          </h1>
          <p className="mt-1 wrap-anywhere text-navy-muted">
            <EmailText email={user.email} />
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            <AdminBadge role={user.role} />
            <Badge tone="blue">Miembro desde {joinYear(user)}</Badge>
            <Badge tone="green">Activo</Badge>
          </p>
        </div>
        <div className="col-span-full grid gap-3 sm:flex md:col-span-1 md:flex-col lg:flex-row">
          <Button variant="outline" onClick={onPreview}>
            <Eye aria-hidden="true" className="size-5" />
            Así te ven los demás
          </Button>
          <ButtonLink href="/profile/seguridad" variant="outline">
            <ShieldCheck aria-hidden="true" className="size-5" />
            Seguridad y datos
          </ButtonLink>
          <Button ref={toggle} variant={isEditing ? 'outline' : 'primary'} aria-expanded={isEditing} onClick={onToggle}>
            {isEditing ? 'Cancelar' : 'Editar Perfil'}
          </Button>
        </div>
      </div>
      <BrandDivider size="sm" />
    </header>
  );
}
