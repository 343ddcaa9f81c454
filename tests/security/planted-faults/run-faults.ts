import { rmSync } from 'node:fs';
import { prepareDataDirectory } from '../../support/data-directory.ts';
import { CATALOGUE } from './catalogue.ts';
import { FaultyCopy } from './faulty-copy.ts';
import type { PlantedFault } from './planted-fault.ts';

/** Those whose name, file or test holds one of the words; all of them without any. */
const words = process.argv.slice(2);
const chosen = CATALOGUE.filter(
  ({ name, file, caughtBy }) =>
    words.length === 0 || words.some((word) => [name, file, caughtBy].some((text) => text.includes(word))),
);

/** As many as a small machine has cores; each in a copy of its own. */
const AT_ONCE = 2;

const isForBrowser = (file: string) => file.endsWith('.spec.ts');

/** A test that fails by itself catches nothing. */
async function requireHealth(copy: FaultyCopy): Promise<void> {
  const files = [...new Set(chosen.map(({ caughtBy }) => caughtBy))];
  const forBrowser = files.filter(isForBrowser);
  const failed = await copy.vitest(files.filter((file) => !isForBrowser(file)));
  if (forBrowser.length > 0) await copy.build();
  for (const file of forBrowser) failed.push(...(await copy.playwright(file)));
  if (failed.length > 0) throw new Error(`without any fault, these fail: ${failed.join('; ')}`);
}

async function failuresWith(copy: FaultyCopy, fault: PlantedFault): Promise<string[]> {
  copy.plant(fault);
  try {
    if (!isForBrowser(fault.caughtBy)) return await copy.vitest([fault.caughtBy], fault.named);
    await copy.build();
    return await copy.playwright(fault.caughtBy, fault.named);
  } finally {
    copy.mend(fault);
  }
}

async function tryFault(copy: FaultyCopy, fault: PlantedFault): Promise<{ result: string; isCaught: boolean }> {
  try {
    const [first] = await failuresWith(copy, fault);
    return first
      ? { result: `${fault.caughtBy}: ${first}`, isCaught: true }
      : { result: 'not caught', isCaught: false };
  } catch (error) {
    return { result: (error as Error).message, isCaught: false };
  }
}

const template = await prepareDataDirectory();
const copies = Array.from({ length: AT_ONCE }, () => new FaultyCopy(template));
const queue = [...chosen];
let caught = 0;

async function workOff(copy: FaultyCopy): Promise<void> {
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const startedAt = performance.now();
    const { result, isCaught } = await tryFault(copy, fault);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (isCaught) caught += 1;
    console.log(`${isCaught ? '✓' : '✗'} ${fault.name} → ${result} (${seconds} s)`);
  }
}

try {
  const [first] = copies;
  if (first) await requireHealth(first);
  await Promise.all(copies.map(workOff));
  console.log(`\n${caught} of ${chosen.length} planted faults caught`);
  process.exitCode = caught === chosen.length ? 0 : 1;
} finally {
  for (const copy of copies) copy.remove();
  rmSync(template, { recursive: true, force: true });
}
