interface Change {
  file: string;
  /** What stands there; has to be there exactly once. */
  from: string;
  to: string;
}

/** A mistake that somebody could make, and the tests that have to notice it. */
export interface PlantedFault extends Change {
  name: string;
  /** Where it takes more than one change to go wrong. */
  and?: Change[];
  /** A Vitest file, or a Playwright one (`.spec.ts`), for which the portal is built with the fault in it. */
  caughtBy: string;
  /** Only the tests whose name matches, where the whole file would take long. */
  named?: string;
}

export const changesOf = ({ file, from, to, and = [] }: PlantedFault): Change[] => [{ file, from, to }, ...and];
