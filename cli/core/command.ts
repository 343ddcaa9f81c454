import type { Config } from '../../server/core/config.ts';

/** Operator error: its message is a finished Spanish sentence. */
export class CliError extends Error {}

export interface Arguments {
  positionals: string[];
  options: Record<'search' | 'reason' | 'to' | 'role', string> & {
    'drop-previous'?: boolean;
    'without-deletions'?: boolean;
  };
}

export interface Command {
  name: string;
  usage: string;
  summary: string;
  run(config: Config, given: Arguments): Promise<number>;
}
