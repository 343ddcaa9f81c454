import { isTest, type SourceFile } from './source-files.ts';

const MAX_LINES = 300;
/** Long by nature: sentences, sample rows and cases, not logic. */
const MAY_BE_LONG = /^(server\/demo|web\/copy|tests|bench)\//;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const SAYS_NOTHING = /^(utils?|helpers?|misc|common)(\.|$)/;

function nameProblems(path: string): string[] {
  const parts = path.split('/');
  const problems = parts.filter((part) => !KEBAB_CASE.test(part)).map((part) => `${path}: ${part} is not kebab-case`);
  if (parts.some((part) => SAYS_NOTHING.test(part))) problems.push(`${path}: the name says nothing; find the noun`);
  if (/^index\.(ts|tsx|mjs)$/.test(parts.at(-1) ?? '')) problems.push(`${path}: no barrels`);
  return problems;
}

function sizeProblems({ path, text }: SourceFile): string[] {
  if (isTest(path) || MAY_BE_LONG.test(path)) return [];
  const lines = text.trimEnd().split('\n').length;
  return lines > MAX_LINES ? [`${path}: ${lines} lines; more than ${MAX_LINES} usually hide a noun`] : [];
}

/** Ids, tokens and samples on the server come from `node:crypto` or a seeded generator. */
function randomProblems({ path, text }: SourceFile): string[] {
  return /^(server|cli)\//.test(path) && /\bMath\.random\b/.test(text) ? [`${path}: Math.random can be guessed`] : [];
}

/** tsx, which runs the server while developing and for the browser's tests, knows no setting of a folder's tsconfig. */
function jsxProblems({ path, text }: SourceFile): string[] {
  const isClassic = /^(server|cli)\/.*\.tsx$/.test(path) && !text.startsWith('/** @jsxRuntime automatic */\n');
  return isClassic ? [`${path}: begins with /** @jsxRuntime automatic */`] : [];
}

export function layoutViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...nameProblems(file.path),
    ...sizeProblems(file),
    ...randomProblems(file),
    ...jsxProblems(file),
  ]);
}
