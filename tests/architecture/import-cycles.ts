import type { Import } from './read-imports.ts';

/**
 * One line for each cycle that a depth-first search closes: none if and only if there is no cycle. Types are erased
 * before modules load and do not count.
 */
export function importCycles(imports: readonly Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to, isPackage, isTypeOnly } of imports) {
    if (!isPackage && !isTypeOnly) targets.set(from, [...(targets.get(from) ?? []), to]);
  }
  const cycles: string[] = [];
  const finished = new Set<string>();
  function visit(file: string, path: readonly string[]): void {
    if (finished.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file].join(' → '));
      return;
    }
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  }
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
