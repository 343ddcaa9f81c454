import { useEffect, useState } from 'react';

export type MemberShell = typeof import('./member-shell.ts').memberShell;

let loaded: MemberShell | undefined;

/** Undefined for visitors, and until it is there. Should it not load, the rest of the site stands all the same. */
export function useMemberShell(isMember: boolean): MemberShell | undefined {
  const [parts, setParts] = useState(loaded);

  useEffect(() => {
    if (!isMember) return;
    import('./member-shell.ts').then(
      ({ memberShell }) => {
        loaded = memberShell;
        setParts(memberShell);
      },
      () => {},
    );
  }, [isMember]);

  return isMember ? parts : undefined;
}
