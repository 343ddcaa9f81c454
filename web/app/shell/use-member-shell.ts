import { useEffect, useState } from 'react';

export type MemberShell = typeof import('./member-shell.ts').memberShell;

let loaded: MemberShell | undefined;

/** Undefined for visitors and until the chunk has loaded; if that fails, the rest of the site still works. */
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
