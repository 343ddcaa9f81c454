import type { ReactNode } from 'react';
import type { NetworkPerson } from '#contract/members/networking.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import { formatInstant } from '../../lib/instants.ts';
import { PersonRow } from '../../ui/person-row.tsx';
import type { Shape } from '../../ui/skeleton.tsx';

export const memberGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

export const personShape: Shape = {
  isFramed: true,
  beside: 'size-14 rounded-full',
  bars: ['h-5 w-1/2', 'h-4 w-3/4', 'h-4 w-1/3'],
};

/** "5 mar 2026", with the exact time as tooltip and `dateTime`. */
export function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)} className="whitespace-nowrap">
      {formatShortDate(dayInSantoDomingo(instant))}
    </time>
  );
}

export function PersonLine({ person, children }: { person: NetworkPerson; children: ReactNode }) {
  return (
    <PersonRow person={person} href={memberPath(person)}>
      <p className="text-sm wrap-anywhere">{person.company ?? 'No especificado'}</p>
      {person.position ? <p className="text-sm text-muted wrap-anywhere">{person.position}</p> : null}
      <p className="text-sm text-muted">{children}</p>
    </PersonRow>
  );
}
