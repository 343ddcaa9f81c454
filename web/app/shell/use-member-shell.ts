import { useEffect, useState } from 'react';

export type MemberShell = typeof import('./member-shell.ts').memberShell;

let loaded: MemberShell | undefined;

/**
 * Undefined for visitors, until the chunk has loaded, and if it fails to load: the rest of the site works without it.
 */
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
