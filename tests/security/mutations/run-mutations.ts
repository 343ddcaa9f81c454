import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepareDataDirectory } from '../../support/data-directory.ts';
import { CATALOGUE } from './catalogue.ts';
import { MutatedCopy } from './mutated-copy.ts';
import type { Mutation } from './mutation.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string', default: '1/1' } },
});
/** Of all files of tests, every nth, so that a part also needs only a part of the baseline. */
const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const testFiles = [...new Set(CATALOGUE.map(({ killedBy }) => killedBy))];

/** Those whose name, file or test holds one of the words; all of them without any. */
const selected = CATALOGUE.filter(
  ({ name, file, killedBy }) =>
    testFiles.indexOf(killedBy) % shards === shard - 1 &&
    (words.length === 0 || words.some((word) => [name, file, killedBy].some((text) => text.includes(word)))),
);

/** As many as a small machine has cores; each in a copy of its own. */
const AT_ONCE = 2;

const isForBrowser = (file: string) => file.endsWith('.spec.ts');

/** A test that fails by itself catches nothing. */
async function requireGreenBaseline(copy: MutatedCopy): Promise<void> {
  const files = [...new Set(selected.map(({ killedBy }) => killedBy))];
  const forBrowser = files.filter(isForBrowser);
  const failed = await copy.vitest(files.filter((file) => !isForBrowser(file)));
  if (forBrowser.length > 0) await copy.build();
  for (const file of forBrowser) failed.push(...(await copy.playwright(file)));
  if (failed.length > 0) throw new Error(`without any mutation, these fail: ${failed.join('; ')}`);
}

async function failuresWith(copy: MutatedCopy, mutation: Mutation): Promise<string[]> {
  copy.apply(mutation);
  try {
    if (!isForBrowser(mutation.killedBy)) return await copy.vitest([mutation.killedBy], mutation.named);
    await copy.build();
    return await copy.playwright(mutation.killedBy, mutation.named);
  } finally {
    copy.revert(mutation);
  }
}

async function tryMutation(copy: MutatedCopy, mutation: Mutation): Promise<{ result: string; isKilled: boolean }> {
  try {
    const [first] = await failuresWith(copy, mutation);
    return first
      ? { result: `${mutation.killedBy}: ${first}`, isKilled: true }
      : { result: 'survived', isKilled: false };
  } catch (error) {
    return { result: (error as Error).message, isKilled: false };
  }
}

const template = await prepareDataDirectory();
const copies = Array.from({ length: AT_ONCE }, () => new MutatedCopy(template));
const queue = [...selected];
let killed = 0;

async function workOff(copy: MutatedCopy): Promise<void> {
  for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
    const startedAt = performance.now();
    const { result, isKilled } = await tryMutation(copy, mutation);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (isKilled) killed += 1;
    console.log(`${isKilled ? '✓' : '✗'} ${mutation.name} → ${result} (${seconds} s)`);
  }
}

try {
  const [first] = copies;
  if (first) await requireGreenBaseline(first);
  await Promise.all(copies.map(workOff));
  console.log(`\n${killed} of ${selected.length} mutations killed`);
  process.exitCode = killed === selected.length ? 0 : 1;
} finally {
  for (const copy of copies) copy.remove();
  rmSync(template, { recursive: true, force: true });
}
