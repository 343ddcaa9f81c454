import { useQuery } from '@tanstack/react-query';
import { membersContract } from '#contract/members/members.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { nullOnStatus } from '../../../lib/api-error.ts';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/button.tsx';
import type { CellProps } from '../../../ui/record-form/field-specs.ts';
import { MemberSearch } from './member-search.tsx';

/** Members hidden from the viewer have no name here. */
function LinkedProfile({ id }: { id: string }) {
  const { data: member } = useQuery({
    queryKey: [membersContract.getMember.path, id, 'speaker'],
    queryFn: ({ signal }) => callApi(membersContract.getMember, { params: { id }, signal }).catch(nullOnStatus(404)),
  });
  return (
    <a
      href={memberPath({ id })}
      target="_blank"
      rel="noreferrer"
      className="inline-link inline-block py-2 wrap-anywhere"
    >
      {member ? `Perfil de ${[fullName(member), member.company].filter(Boolean).join(', ')}` : 'Ver el perfil enlazado'}
    </a>
  );
}

/** A chosen member gives the name and the charge that are still empty. */
export function SpeakerProfile({ id, label, help, value, row, rowName, error, onChange }: CellProps) {
  if (typeof value !== 'string') {
    return (
      <MemberSearch
        {...{ id, label, error }}
        help={String(help)}
        verb="Enlazar"
        onChoose={(member) =>
          onChange({
            memberId: member.id,
            name: row.name || fullName(member),
            charge: row.charge || [member.position, member.company].filter(Boolean).join(', '),
          })
        }
      />
    );
  }
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <p className="mt-1 flex flex-wrap items-center gap-3 text-sm">
        <LinkedProfile id={value} />
        <Button
          id={id}
          size="sm"
          variant="ghost"
          aria-label={`Quitar el enlace al perfil: ${rowName}`}
          onClick={() => onChange({ memberId: null })}
        >
          Quitar
        </Button>
      </p>
      {error ? <p className="text-sm font-semibold text-destructive">{error}</p> : null}
    </div>
  );
}
