interface Flight<Result> {
  done: Promise<void>;
  next?: Promise<Result>;
}

/**
 * Coalesces identical concurrent reads: callers that arrive during a read share the next one. Read-your-writes: never a
 * read that began before the call.
 */
export class RequestCoalescer<Result> {
  private readonly inFlight = new Map<string, Flight<Result>>();

  run(key: string, load: () => Promise<Result>): Promise<Result> {
    const flight = this.inFlight.get(key);
    if (!flight) return this.start(key, load);
    flight.next ??= flight.done.then(() => this.start(key, load));
    return flight.next;
  }

  private start(key: string, load: () => Promise<Result>): Promise<Result> {
    const result = load();
    const finish = () => {
      if (!flight.next) this.inFlight.delete(key);
    };
    const flight: Flight<Result> = { done: result.then(finish, finish) };
    this.inFlight.set(key, flight);
    return result;
  }
}
