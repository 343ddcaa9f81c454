let waiting = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  waiting += by;
  for (const listener of listeners) listener();
}

export const navigationProgress = {
  isWaiting: () => waiting > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async during<Result>(work: Promise<Result>): Promise<Result> {
    change(1);
    try {
      return await work;
    } finally {
      change(-1);
    }
  },
};
