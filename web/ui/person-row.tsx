import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Role } from '#contract/account/roles.ts';
import { classNames } from '../lib/class-names.ts';
import { fullName } from '../lib/people.ts';
import { AdminBadge } from './admin-badge.tsx';
import { Avatar } from './avatar.tsx';

interface PersonRowProps {
  person: { firstName: string; lastName: string; role: Role; profileImageUrl: string | null };
  /** A heading in a card, a paragraph in a plain list. */
  as?: 'h3' | 'p';
  href?: string;
  linkClass?: string;
  photo?: string;
  badges?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function PersonRow(props: PersonRowProps) {
  const { person, as: Name = 'h3', href, linkClass = 'hover:underline', badges, className, children } = props;
  const name = <bdi>{fullName(person)}</bdi>;
  return (
    <div className={classNames('flex min-w-0 gap-3', className ?? 'items-start')}>
      <Avatar {...person} imageUrl={person.profileImageUrl} className={props.photo ?? 'size-14 text-lg'} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <Name className={classNames('min-w-0 text-base leading-snug wrap-anywhere', Name === 'p' && 'font-semibold')}>
            {href ? (
              <Link href={href} className={linkClass}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
          <AdminBadge role={person.role} />
          {badges}
        </div>
        {children}
      </div>
    </div>
  );
}
