import type { LucideIcon } from 'lucide-react';
import { ButtonLink } from './button.tsx';

interface IconLinkProps {
  href: string;
  icon: LucideIcon;
  label: string;
  opensOutside?: boolean;
}

export function IconLink({ href, icon: Icon, label, opensOutside = false }: IconLinkProps) {
  return (
    <ButtonLink
      href={href}
      variant="ghost"
      size="icon"
      aria-label={opensOutside ? `${label} (se abre en otra pestaña)` : label}
      title={label}
      {...(opensOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      className="text-link"
    >
      <Icon aria-hidden="true" className="size-5" />
    </ButtonLink>
  );
}
