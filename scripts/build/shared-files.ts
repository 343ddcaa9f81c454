import type { Manifest, Plugin } from 'vite';

const ENTRY = /\/web\/app\/main\.tsx$/;
const SHELL = /\/web\/app\/shell\/member-shell\.ts$/;
const LANDING = /\/web\/pages\/landing-page\.tsx$/;
const PAGE = /\/web\/pages\/.*\.tsx$/;
/** The shell of members comes with each of their pages. */
const SHELL_WEIGHT = 40;
/** Bytes of source that cost a page as much as one more file: its headers, and what compresses worse in two files. */
const COST_OF_A_FILE = 2200;
/** More than the build ever makes. */
const MAX_FILES = 200;
/** React Query's index imports them everywhere. */
const ONLY_INDEXED = /useInfiniteQuery|infiniteQuery(Observer|Options)/;

interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

interface SharedFile {
  modules: string[];
  /** A bit for each entry that loads it. */
  readers: bigint;
  size: number;
  /** Files that come with it, because it imports them. */
  needs: Set<SharedFile>;
}

/** The module and whatever it imports, directly or not. */
function reach(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, seen);
  return seen;
}

/**
 * The modules of a file are read by the same pages: what the entry reads by all, likewise what the landing shares with
 * two pages, because a file more would make it heavier; the rest of the landing is one file.
 */
function groupByReaders(graph: Graph, entries: string[]): SharedFile[] {
  const bitOf = (pattern: RegExp) => 1n << BigInt(entries.findIndex((id) => pattern.test(id)));
  const [main, landing] = [bitOf(ENTRY), bitOf(LANDING)];
  const readersOf = new Map<string, bigint>();
  for (const [index, entry] of entries.entries()) {
    for (const id of reach(entry, graph)) {
      if (!ONLY_INDEXED.test(id)) readersOf.set(id, (readersOf.get(id) ?? 0n) | (1n << BigInt(index)));
    }
  }
  const files = new Map<bigint, SharedFile>();
  for (const [id, readers] of readersOf) {
    if (ENTRY.test(id) || PAGE.test(id)) continue;
    const count = readers.toString(2).replaceAll('0', '').length;
    const isOfLanding = (readers & landing) !== 0n;
    const isOfSite = (readers & main) !== 0n || (isOfLanding && count > 2);
    if (count === 1 && !isOfSite && !isOfLanding) continue;
    const key = isOfSite ? main : isOfLanding ? landing : readers;
    const file = files.get(key) ?? { modules: [], readers: 0n, size: 0, needs: new Set() };
    file.modules.push(id);
    file.readers |= isOfSite ? (1n << BigInt(entries.length)) - 1n : readers;
    file.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    files.set(key, file);
  }
  return [...files.values()];
}

function linkImports(files: SharedFile[], graph: Graph): void {
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)));
  for (const file of files) {
    for (const id of file.modules.flatMap((module) => [...reach(module, graph)])) {
      const needed = fileOf.get(id);
      if (needed && needed !== file) file.needs.add(needed);
    }
  }
}

/** Joins each file to another, smallest first, as long as that saves more than pages then load without need. */
function joinFiles(files: SharedFile[], weigh: (readers: bigint) => number): SharedFile[] {
  const waste = (file: SharedFile, readers: bigint) =>
    [file, ...file.needs].reduce((sum, { readers: own, size }) => sum + weigh(readers & ~own) * size, 0);
  const gain = (one: SharedFile, other: SharedFile) => {
    const saved = weigh(one.readers & other.readers) * COST_OF_A_FILE;
    return saved && saved - waste(one, other.readers) - waste(other, one.readers);
  };
  const left = new Set(files);
  const join = (file: SharedFile, into: SharedFile) => {
    left.delete(file);
    into.modules.push(...file.modules);
    into.size += file.size;
    into.readers |= file.readers;
    for (const other of left) if (other.needs.delete(file)) other.needs.add(into);
    into.needs = new Set([...into.needs, ...file.needs].filter((needed) => needed !== into && needed !== file));
    for (const needed of into.needs) needed.readers |= into.readers;
  };
  for (let count = 0; count !== left.size; ) {
    count = left.size;
    for (const file of [...left].sort((a, b) => a.size - b.size)) {
      const others = [...left].filter((other) => other !== file);
      const best = others.reduce((a, b) => (gain(file, b) > gain(file, a) ? b : a));
      if (gain(file, best) > 0) join(file, best);
    }
  }
  // A file takes along what its modules import, so what it needs comes before it: that has more readers.
  return [...left].sort((a, b) => weigh(b.readers) - weigh(a.readers));
}

/** A file for each set of pages that share something would mean forty a page, most smaller than their headers. */
export function sharedFiles(): Plugin {
  let planned = new Map<string, number>();
  const groups = Array.from({ length: MAX_FILES }, (_, index) => ({
    name: (id: string) => (planned.get(id) === index ? 'shared' : null),
  }));
  return {
    name: 'shared-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => ENTRY.test(id) || SHELL.test(id) || PAGE.test(id)).sort();
      const weights = entries.map((id) => (SHELL.test(id) ? SHELL_WEIGHT : 1));
      const weigh = (readers: bigint) =>
        weights.reduce((sum, weight, index) => sum + (readers & (1n << BigInt(index)) ? weight : 0), 0);
      const files = groupByReaders(this, entries);
      linkImports(files, this);
      planned = new Map(joinFiles(files, weigh).flatMap(({ modules }, index) => modules.map((id) => [id, index])));
    },
  };
}

/** A chunk of the build and those that it imports. */
export function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}
