const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Ignores whitespace that the server normalizes: around lines, and empty lines. */
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

export function dirtyFields<Values extends object>(
  values: Values,
  base: Partial<Values>,
): Array<keyof Values & string> {
  const names = Object.keys(values) as Array<keyof Values & string>;
  return names.filter((name) => !isSame(values[name], base[name]));
}

/**
 * Three-way merge of my changes into the record that others saved. Conflicts are fields changed differently by both;
 * mine stay in the result.
 */
export function rebase<Values extends object>(mine: Values, base: Partial<Values>, theirs: Values) {
  const changed = dirtyFields(mine, base);
  const values = { ...theirs };
  for (const name of changed) values[name] = mine[name];
  const conflicts = changed.filter((name) => !isSame(theirs[name], base[name]) && !isAlike(mine[name], theirs[name]));
  return { values, conflicts };
}
