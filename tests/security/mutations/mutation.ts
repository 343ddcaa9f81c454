interface Edit {
  file: string;
  /** The original text; has to occur exactly once. */
  from: string;
  to: string;
}

/** A mutation of the sources, and the test that has to kill it. */
export interface Mutation extends Edit {
  name: string;
  /** Where it takes more than one change to go wrong. */
  and?: Edit[];
  /** A Vitest file, or a Playwright one (`.spec.ts`), for which the portal is built with the fault in it. */
  killedBy: string;
  /** Only the tests whose name matches, where the whole file would take long. */
  named?: string;
}

export const editsOf = ({ file, from, to, and = [] }: Mutation): Edit[] => [{ file, from, to }, ...and];
