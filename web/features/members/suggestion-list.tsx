import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { SuggestedMember } from '#contract/members/members.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { formatJobTitle } from '../../lib/people.ts';
import { Card } from '../../ui/card.tsx';
import { PersonRow } from '../../ui/person-row.tsx';
import { suggestionsQuery } from './members.api.ts';
import { memberGrid } from './person-line.tsx';

/** Optional section: nothing without suggestions, while loading or on failure. */
export function SuggestionList({ connectionOf }: { connectionOf: (member: SuggestedMember) => ReactNode }) {
  const headingId = useId();
  const { data } = useQuery(suggestionsQuery);
  if (!data || data.members.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} className="mb-3 text-xl">
        Personas con quienes podrías conectar
      </h2>
      <ul className={memberGrid}>
        {data.members.map((member) => (
          <li key={member.id} className="min-w-0">
            <Card as="article" className="flex h-full flex-col justify-between gap-4 p-4">
              <PersonRow person={member} href={memberPath(member)}>
                <p className="text-sm text-muted wrap-anywhere">{formatJobTitle(member)}</p>
                <ul className="mt-1 text-sm wrap-anywhere">
                  {reasonsFor(member).map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </PersonRow>
              {connectionOf(member)}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "También en Higüey", "Comparten: Turismo, Inglés" */
function reasonsFor({ location, sharesLocation, sharedSkills }: SuggestedMember): string[] {
  return [
    ...(sharesLocation ? [`También en ${location}`] : []),
    ...(sharedSkills.length > 0 ? [`Comparten: ${sharedSkills.join(', ')}`] : []),
  ];
}
