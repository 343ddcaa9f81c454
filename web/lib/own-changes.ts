/**
 * What a form saves: what was changed in it, over what is there by now. `known` is what it began with. Without this,
 * whoever saves last would undo what somebody else changed in other fields meanwhile.
 */
export function withOwnChanges<Values extends object>(values: Values, known: Partial<Values>, latest: Values): Values {
  const isChanged = (name: keyof Values) => JSON.stringify(values[name]) !== JSON.stringify(known[name]);
  const own = Object.entries(values).filter(([name]) => isChanged(name as keyof Values));
  return { ...latest, ...Object.fromEntries(own) };
}
