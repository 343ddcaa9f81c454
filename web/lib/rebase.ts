const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Ignores what the server tidies: spaces around lines, and empty lines. */
function isAlike(one: unknown, other: unknown): boolean {
  const tidy = (value: unknown) =>
    typeof value === 'string'
      ? value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
      : value;
  return isSame(tidy(one), tidy(other));
}

/** Fields of a form that differ from `base`, with which it began. */
export function dirtyFields<Values extends object>(
  values: Values,
  base: Partial<Values>,
): Array<keyof Values & string> {
  const names = Object.keys(values) as Array<keyof Values & string>;
  return names.filter((name) => !isSame(values[name], base[name]));
}

/**
 * Three-way merge: my changes over what others saved meanwhile. The conflicts are the fields that both changed, to
 * different values; mine stay in the result.
 */
export function rebase<Values extends object>(mine: Values, base: Partial<Values>, theirs: Values) {
  const changed = dirtyFields(mine, base);
  const values = { ...theirs };
  for (const name of changed) values[name] = mine[name];
  const conflicts = changed.filter((name) => !isSame(theirs[name], base[name]) && !isAlike(mine[name], theirs[name]));
  return { values, conflicts };
}
