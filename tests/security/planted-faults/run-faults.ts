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

const isForBrowser = (file: string) => file.endsWith('.spec.ts');

/** A test that fails by itself catches nothing. */
function requireHealth(copy: FaultyCopy): void {
  const files = [...new Set(chosen.map(({ caughtBy }) => caughtBy))];
  const forBrowser = files.filter(isForBrowser);
  const failed = copy.vitest(files.filter((file) => !isForBrowser(file)));
  if (forBrowser.length > 0) copy.build();
  failed.push(...forBrowser.flatMap((file) => copy.playwright(file)));
  if (failed.length > 0) throw new Error(`without any fault, these fail: ${failed.join('; ')}`);
}

function failuresWith(copy: FaultyCopy, fault: PlantedFault): string[] {
  copy.plant(fault);
  try {
    if (!isForBrowser(fault.caughtBy)) return copy.vitest([fault.caughtBy], fault.named);
    copy.build();
    return copy.playwright(fault.caughtBy, fault.named);
  } finally {
    copy.mend(fault);
  }
}

function tryFault(copy: FaultyCopy, fault: PlantedFault): { result: string; isCaught: boolean } {
  try {
    const [first] = failuresWith(copy, fault);
    return first
      ? { result: `${fault.caughtBy}: ${first}`, isCaught: true }
      : { result: 'not caught', isCaught: false };
  } catch (error) {
    return { result: (error as Error).message, isCaught: false };
  }
}

const template = await prepareDataDirectory();
const copy = new FaultyCopy(template);
try {
  requireHealth(copy);
  let caught = 0;
  for (const fault of chosen) {
    const startedAt = performance.now();
    const { result, isCaught } = tryFault(copy, fault);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (isCaught) caught += 1;
    console.log(`${isCaught ? '✓' : '✗'} ${fault.name} → ${result} (${seconds} s)`);
  }
  console.log(`\n${caught} of ${chosen.length} planted faults caught`);
  process.exitCode = caught === chosen.length ? 0 : 1;
} finally {
  copy.remove();
  rmSync(template, { recursive: true, force: true });
}
