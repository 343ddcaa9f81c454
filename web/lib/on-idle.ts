export function whenIdle(task: () => void): void {
  const schedule = globalThis.requestIdleCallback ?? setTimeout;
  schedule(task);
}
