/**
 * Three-way merge against lost updates: the dirty fields of a form over the latest values. `initial` is what the form
 * began with.
 */
export function mergeDirtyFields<Values extends object>(
  values: Values,
  initial: Partial<Values>,
  latest: Values,
): Values {
  const isDirty = (name: keyof Values) => JSON.stringify(values[name]) !== JSON.stringify(initial[name]);
  const dirty = Object.entries(values).filter(([name]) => isDirty(name as keyof Values));
  return { ...latest, ...Object.fromEntries(dirty) };
}
