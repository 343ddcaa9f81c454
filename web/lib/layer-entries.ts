import { openLayers, popStateHandlers } from './history-gate.ts';

const depth = (): number => history.state?.layers ?? 0;

/** Limit, since a step back may be refused or overtaken by a page load. */
const STEP_MS = 1000;

let finishStep: (() => void) | undefined;

async function stepBack(steps: number): Promise<void> {
  history.go(-steps);
  await new Promise<void>((resolve) => {
    finishStep = resolve;
    setTimeout(resolve, STEP_MS);
  });
  finishStep = undefined;
}

/** Queue: history changes are asynchronous and must not interleave. */
let changes = Promise.resolve();

function change(to: () => number): Promise<void> {
  changes = changes.then(async () => {
    if (depth() > to()) await stepBack(depth() - to());
    for (let next = depth() + 1; next <= to(); next += 1) history.pushState({ ...history.state, layers: next }, '');
  });
  return changes;
}

/** As many entries as layers; in a microtask, since one layer may close for another. */
export const matchEntries = () => void change(() => openLayers.size);

export const leaveEntries = () => change(() => 0);

popStateHandlers.add(() => {
  if (finishStep) {
    finishStep();
    return true;
  }
  const closing = [...openLayers].slice(depth()).reverse();
  for (const close of closing) close();
  // A layer that asks before closing is still open and gets its entry back.
  if (closing.length > 0) setTimeout(matchEntries);
  return false;
});
