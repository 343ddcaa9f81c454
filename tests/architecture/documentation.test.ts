import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIGURATION_FILE, withVariables } from '../../scripts/configuration.ts';
import { projectRoot } from '../../server/core/project-root.ts';
import { readSourceFiles } from './source-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const markdownOf = (folder: string) =>
  readdirSync(join(projectRoot, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => join(folder, name));

const documents = ['.', 'docs', 'docs/decisions'].flatMap(markdownOf);
/** What was: it may name files and commands that are gone. */
const CHANGELOG = 'CHANGELOG.md';
const present = documents.filter((path) => path !== CHANGELOG);
const sources = readSourceFiles(projectRoot);

/** As on GitHub: lower case, no punctuation, dashes for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function linkProblems(path: string): string[] {
  const links = [...read(path).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links.flatMap((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file ? join(dirname(path), file) : path;
    if (!existsSync(join(projectRoot, target))) return [`${path}: ${link}`];
    return anchor && !anchorsOf(target).includes(anchor) ? [`${path}: ${link}`] : [];
  });
}

it.each(documents)('%s: what it links to is there', (path) => {
  expect(linkProblems(path)).toEqual([]);
});

it.each(present)('%s: the files that it names are there', (path) => {
  const named = read(path).matchAll(
    /`((?:contract|server|web|cli|tests|scripts|bench|deploy|docs)\/[\w/.-]+\.(?:tsx?|mjs|sql|md|css|yml|json))`/g,
  );
  expect([...named].map(([, file = '']) => file).filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

it('docs/decisions/README.md lists every decision', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\(([\w-]+\.md)\)/gm)];
  const records = documents.filter((path) => /decisions\/\d/.test(path)).map((path) => basename(path));
  expect(listed.map(([, , file]) => file)).toEqual(records.sort());
});

it('comments and messages name documents that are there', () => {
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([file]) => [path, file] as const),
  );
  expect(missing.filter(([, file]) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

describe('a command that is named', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const help = execFileSync(process.execPath, ['scripts/tool.mjs', '--help'], { cwd: projectRoot, encoding: 'utf8' });
  const tools = [...help.matchAll(/^([\w:-]+) {2}/gm)].map(([, name]) => name);
  const texts = [
    ...present.map((path) => ({ path, text: read(path) })),
    ...sources,
    { path: 'Dockerfile', text: read('Dockerfile') },
    { path: '.ci/run', text: read('.ci/run') },
  ];
  const named = (pattern: RegExp) =>
    texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));

  it('is a script of package.json', () => {
    const unknown = named(/\bnpm run ([a-z][\w:-]*\w)/g).filter(({ name }) => !(name in scripts));
    expect(unknown).toEqual([]);
  });

  it('is a tool', () => {
    const used = named(/\bnpm run tool -- ([a-z][\w:-]*\w)/g);
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter(({ name }) => !tools.includes(name))).toEqual([]);
  });

  it('is a program that is there', () => {
    const programs = [...read('scripts/tool.mjs').matchAll(/'((?:bench|scripts|tests)\/[\w/.-]+)'/g)];
    expect(programs.length).toBeGreaterThanOrEqual(tools.length - 2);
    expect(programs.map(([, file = '']) => file).filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });
});

it('docs/configuration.md tells every variable as the schema does: npm run tool -- configuration', () => {
  const text = readFileSync(CONFIGURATION_FILE, 'utf8');
  expect(text).toBe(withVariables(text));
});
