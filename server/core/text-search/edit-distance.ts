const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Damerau-Levenshtein: a letter missing, added, wrong, or two swapped. */
export function wordsAtEditDistanceOne(word: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) found.add(before + after.slice(1));
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      if (after) found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return found;
}
