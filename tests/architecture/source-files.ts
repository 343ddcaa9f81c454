import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SourceFile {
  /** From the root of the project, with `/`. */
  path: string;
  text: string;
}

const SOURCE_FOLDERS = ['contract', 'server', 'web', 'cli', 'scripts', 'tests', 'bench'];
/** Written by a tool, under names of its own choosing. */
const GENERATED = /^server\/database\/migrations\//;
const SOURCE = /\.(ts|tsx|mjs|mts|css)$/;

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** Every source file under `root`, tests included. */
export function readSourceFiles(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  for (const folder of SOURCE_FOLDERS.filter((name) => existsSync(join(root, name)))) {
    for (const file of walk(join(root, folder))) {
      const path = relative(root, file).split(sep).join('/');
      if (SOURCE.test(path) && !GENERATED.test(path)) files.push({ path, text: readFileSync(file, 'utf8') });
    }
  }
  return files;
}

export function isTest(path: string): boolean {
  return /\.test\.(tsx?|mjs)$/.test(path) || path.startsWith('tests/');
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g;

export const withoutComments = (text: string) => text.replace(COMMENT, ' ');
