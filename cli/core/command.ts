import type { Config } from '../../server/core/config.ts';

export interface Arguments {
  /** What comes after the name of the command. */
  positionals: string[];
  /** `--reason "…"`; empty where it was not given. */
  options: Record<'search' | 'reason', string>;
}

export interface Command {
  /** What is typed, without its arguments: `members list`. */
  name: string;
  /** The arguments, as the help shows them. */
  usage: string;
  summary: string;
  /** Resolves to the exit code. */
  run(config: Config, given: Arguments): Promise<number>;
}
