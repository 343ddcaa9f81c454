export function onIdle(task: () => void): void {
  const schedule = globalThis.requestIdleCallback ?? setTimeout;
  schedule(task);
}
