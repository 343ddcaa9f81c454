import type { Config } from '../../server/core/config.ts';

/** Operator error: its message is a finished Spanish sentence. */
export class CliError extends Error {}

/** What was typed is no order: nothing was done. The caller adds how it is used. */
export class UsageError extends CliError {}

export const OPTIONS = {
  search: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
  role: { type: 'string', default: '' },
  to: { type: 'string', default: '' },
  'drop-previous': { type: 'boolean' },
  'without-deletions': { type: 'boolean' },
} as const;

type OptionName = keyof typeof OPTIONS;

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
  /** Most words after its name; none by default. */
  words?: number;
  options?: OptionName[];
  run(config: Config, given: Arguments): Promise<number>;
}

/** Ignored, a stray word or an option of another command would seem to have been followed. */
export function refuseStray(command: Command, positionals: string[], typedOptions: string[]): void {
  const { words = 0, options = [] } = command;
  const stray = [
    ...positionals.slice(words),
    ...typedOptions.filter((name) => !options.some((known) => known === name)).map((name) => `--${name}`),
  ];
  if (stray.length === 0) return;
  const named = stray.map((each) => `«${each}»`).join(', ');
  throw new UsageError(`${stray.length === 1 ? `Sobra ${named}` : `Sobran ${named}`}: no se hizo nada.`);
}
