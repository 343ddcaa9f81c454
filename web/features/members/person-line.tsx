import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Role } from '#contract/account/roles.ts';
import { memberPath } from '#contract/paths.ts';
import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import { formatInstant } from '../../lib/instants.ts';
import { fullName } from '../../lib/people.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** "5 mar 2026", with the exact time as tooltip and `dateTime`. */
export function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)} className="whitespace-nowrap">
      {formatShortDate(dayInSantoDomingo(instant))}
    </time>
  );
}

const PLACES = ['a', 'b', 'c', 'd'];

export function PeopleSkeleton({ label, className = 'grid gap-3' }: { label: string; className?: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={className}>
        {PLACES.map((place) => (
          <Card key={place} className="flex gap-3 p-4">
            <Skeleton className="size-14 shrink-0 rounded-full" />
            <div className="flex-1 space-y-2 pt-1">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}

interface PersonLineProps {
  person: {
    id: string;
    firstName: string;
    lastName: string;
    role: Role;
    company: string | null;
    position: string | null;
    profileImageUrl: string | null;
  };
  children: ReactNode;
}

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
