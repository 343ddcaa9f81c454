/** Runs a task once the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  const schedule = globalThis.requestIdleCallback ?? setTimeout;
  schedule(task);
}
