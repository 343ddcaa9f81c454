import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayWorkIn, type Role } from '#contract/account/roles.ts';
import { type AdminMember, adminMembersContract } from '#contract/members/admin/admin-members.contract.ts';
import { membersContract } from '#contract/members/members.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { fullName } from '../../../lib/people.ts';
import { useDebouncedValue } from '../../../lib/use-debounce.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';

const SEARCH_PAUSE_MS = 300;

type FoundMember = Pick<AdminMember, 'id' | 'firstName' | 'lastName' | 'company'> & {
  position: string | null;
  email: string | null;
};

/** Organizers have the directory only, administrators every account. */
function memberSearchQuery(search: string, role: Role) {
  return queryOptions({
    queryKey: ['/api/admin/members', 'attendee', role, search],
    queryFn: ({ signal }): Promise<{ members: FoundMember[] }> =>
      mayWorkIn(role, 'admin')
        ? callApi(adminMembersContract.listAllMembers, { query: { search, state: 'active', limit: 5 }, signal })
        : callApi(membersContract.listMembers, { query: { search, limit: 5 }, signal }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  });
}

interface MemberSearchProps {
  role?: Role;
  label: string;
  help: string;
  id?: string;
  error?: string | undefined;
  verb: string;
  isPrimary?: boolean;
  isBusy?: boolean;
  autoFocus?: boolean;
  onChoose: (member: FoundMember) => void;
}

export function MemberSearch({
  role = 'member',
  label,
  help,
  id,
  error,
  verb,
  isPrimary,
  isBusy = false,
  autoFocus,
  onChoose,
}: MemberSearchProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), SEARCH_PAUSE_MS);
  const { data } = useQuery(memberSearchQuery(search, role));
  const members = search.length >= 2 ? data?.members : undefined;
  return (
    <div>
      <Field label={label} help={help} error={error} {...(id && { id })}>
        {(control) => (
          <Input
            {...control}
            data-autofocus={autoFocus || undefined}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
            // Enter would submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-muted empty:hidden">
        {members?.length === 0 ? 'Nadie con ese nombre tiene cuenta.' : null}
      </p>
      <ul className="mt-2 grid gap-1 empty:hidden">
        {members?.map((member) => (
          <li key={member.id} className="flex items-center justify-between gap-3 rounded-input bg-subtle px-3 py-1">
            <span className="min-w-0 text-sm">
              <strong className="wrap-anywhere">{fullName(member)}</strong>
              <span className="block wrap-anywhere text-muted">{member.company ?? member.email}</span>
            </span>
            <Button
              size="sm"
              variant={isPrimary ? 'primary' : 'outline'}
              busy={isBusy}
              className="shrink-0"
              aria-label={`${verb} a ${fullName(member)}`}
              onClick={() => onChoose(member)}
            >
              {verb}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
