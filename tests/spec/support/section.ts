import { type Fixtures, test } from './fixtures.ts';

type Body = (fixtures: Fixtures) => Promise<void>;

interface Rows {
  /** One requirement. */
  row: (says: string, body: Body) => void;
  /** A requirement without a test, and why; listed in the table. */
  notCovered: (says: string, why: string) => void;
}

export const NOT_COVERED = 'not covered';

/** A section of the specification. The same name in several files is one line of the table. */
export function section(name: string, write: (rows: Rows) => void): void {
  test.describe(name, () => {
    write({
      row: (says, body) => test(says, body),
      notCovered: (says, why) =>
        test.skip(says, { annotation: { type: NOT_COVERED, description: why } }, async () => {}),
    });
  });
}
