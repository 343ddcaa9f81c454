import { useEffect, useState } from 'react';

export type MemberParts = typeof import('./member-parts.ts').memberParts;

let loaded: MemberParts | undefined;

/** Undefined for visitors, and until it is there. Should it not load, the rest of the site stands all the same. */
export function useMemberParts(isMember: boolean): MemberParts | undefined {
  const [parts, setParts] = useState(loaded);

  useEffect(() => {
    if (!isMember) return;
    import('./member-parts.ts').then(
      ({ memberParts }) => {
        loaded = memberParts;
        setParts(memberParts);
      },
      () => {},
    );
  }, [isMember]);

  return isMember ? parts : undefined;
}
