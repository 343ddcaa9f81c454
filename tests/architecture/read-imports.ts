import { posix } from 'node:path';
import { type SourceFile, withoutComments } from './source-files.ts';

export interface Import {
  from: string;
  /** Path from the root for a file of the project, else the name of the package as written. */
  to: string;
  isPackage: boolean;
  /** Erased by the compiler. */
  isTypeOnly: boolean;
  /** `import()`: loaded when it is reached. */
  isDynamic: boolean;
}

/** `import … from 'x'`, `export … from 'x'` and the bare `import 'x'`, over several lines too. */
const STATEMENT = /^[ \t]*(?:import|export)\b([^'"`;()]*?)(?:\bfrom\s*)?(['"])([^'"\n]+)\2/gm;
/** `import('x')` and `typeof import('x')`. */
const CALL = /(typeof\s+)?\bimport\s*\(\s*(['"`])([^'"`\n]+)\2/g;

function isTypeOnly(clause: string): boolean {
  if (/^\s*type\b(?!\s*(,|from))/.test(clause)) return true;
  const names = /^\s*\{([\s\S]*)\}\s*$/.exec(clause)?.[1];
  if (names === undefined) return false;
  const parts = names.split(',').filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part));
}

function resolve(from: string, specifier: string): { to: string; isPackage: boolean } {
  if (specifier.startsWith('.')) return { to: posix.join(posix.dirname(from), specifier), isPackage: false };
  if (specifier.startsWith('#contract/')) return { to: specifier.slice(1), isPackage: false };
  return { to: specifier, isPackage: true };
}

export function readImports({ path, text }: SourceFile): Import[] {
  if (path.endsWith('.css')) return [];
  const code = withoutComments(text);
  const statements = [...code.matchAll(STATEMENT)]
    // `export const x = 'y'` has a string too, but neither `from` nor a bare import.
    .filter(([whole]) => /\bfrom\s*['"]/.test(whole) || /^\s*import\s*['"]/.test(whole))
    .map(([, clause = '', , specifier = '']) => ({ specifier, isTypeOnly: isTypeOnly(clause), isDynamic: false }));
  const calls = [...code.matchAll(CALL)].map(([, typeOf, , specifier = '']) => ({
    specifier,
    isTypeOnly: Boolean(typeOf),
    isDynamic: true,
  }));
  return [...statements, ...calls].map(({ specifier, isTypeOnly, isDynamic }) => ({
    from: path,
    ...resolve(path, specifier.split('?')[0] ?? specifier),
    isTypeOnly,
    isDynamic,
  }));
}
