import type { Config } from '../../server/core/config.ts';

/** Operator error: its message is a finished Spanish sentence. */
export class CliError extends Error {}

export interface Arguments {
  /** Arguments after the name of the command. */
  positionals: string[];
  /** `--reason "…"`; empty where it was not given. */
  options: Record<'search' | 'reason' | 'to' | 'role', string> & {
    'drop-previous'?: boolean;
    'without-deletions'?: boolean;
  };
}

export interface Command {
  /** As typed, without arguments: `members list`. */
  name: string;
  /** The arguments, as the help shows them. */
  usage: string;
  summary: string;
  /** Resolves to the exit code. */
  run(config: Config, given: Arguments): Promise<number>;
}
