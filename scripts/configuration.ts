import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { environment } from '../server/core/environment.ts';
import { projectRoot } from '../server/core/project-root.ts';

export const CONFIGURATION_FILE = join(projectRoot, 'docs/configuration.md');

const MARKED = /(?<=<!-- variables -->\n)[\s\S]*?(?=\n<!-- \/variables -->)/;
const WORDS = new Map([
  [true, 'on'],
  [false, 'off'],
]);

function describeDefault(schema: z.ZodType): string {
  const said = schema.meta()?.default;
  if (typeof said === 'string') return said;
  const { defaultValue } = schema.def as { defaultValue?: unknown };
  if (defaultValue === undefined) return 'none';
  return `\`${typeof defaultValue === 'boolean' ? WORDS.get(defaultValue) : defaultValue}\``;
}

function row([name, schema]: [string, z.ZodType]): string {
  const meaning = schema.meta()?.description;
  if (!meaning) throw new Error(`${name} has no description in server/core/environment.ts`);
  return `| \`${name}\` | ${describeDefault(schema)} | ${meaning} |`;
}

/** The text of docs/configuration.md with its table made anew from the schema. */
export function withVariables(text: string): string {
  const rows = Object.entries<z.ZodType>(environment.shape).map(row);
  return text.replace(MARKED, ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n'));
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(CONFIGURATION_FILE, withVariables(readFileSync(CONFIGURATION_FILE, 'utf8')));
