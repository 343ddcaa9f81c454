import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { memberPath } from '#contract/paths.ts';
import { fullName } from '../../lib/full-name.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';

interface PersonLineProps {
  person: {
    id: string;
    firstName: string;
    lastName: string;
    role: 'member' | 'admin';
    company: string | null;
    position: string | null;
    profileImageUrl: string | null;
  };
  /** Date line below the name. */
  children: ReactNode;
}

/** The other member of a connection or request. */
export function PersonLine({ person, children }: PersonLineProps) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar {...person} imageUrl={person.profileImageUrl} className="size-14 text-lg" />
      <div className="min-w-0">
        <h3 className="text-base leading-snug wrap-anywhere">
          <Link href={memberPath(person)} className="hover:underline">
            <bdi>{fullName(person)}</bdi>
          </Link>
        </h3>
        <AdminBadge role={person.role} />
        <p className="text-sm wrap-anywhere">{person.company ?? 'No especificado'}</p>
        {person.position ? <p className="text-sm text-muted wrap-anywhere">{person.position}</p> : null}
        <p className="text-sm text-muted">{children}</p>
      </div>
    </div>
  );
}
