import type * as z from 'zod/mini';
import { type Fields, rowName } from './field-specs.ts';

export type Messages = Record<string, string>;

interface Problems {
  fields: Messages;
  /** By id of the cell: `people.0.name`. */
  cells: Messages;
}

export type Schema = z.ZodMiniType;

/** None if the schema cannot be loaded: the server then validates alone, with the same messages. */
export async function findProblems(fields: Fields, load: () => Promise<Schema>, body: unknown): Promise<Problems> {
  const problems: Problems = { fields: {}, cells: {} };
  const schema = await load().catch(() => null);
  for (const { path, message } of schema?.safeParse(body).error?.issues ?? []) {
    const [name, index, column] = path.map(String) as [string, string?, string?];
    const spec = fields[name];
    if (column) problems.cells[`${name}.${index}.${column}`] ??= message;
    problems.fields[name] ??=
      index && !column && spec?.control === 'rows' ? `${rowName(spec, Number(index))}: ${message}` : message;
  }
  return problems;
}

/** "Persona 2, cargo: Escribe el cargo" */
export function cellMessage(fields: Fields, cell: string, message: string): string {
  const [name = '', index, column = ''] = cell.split('.');
  const spec = fields[name];
  if (spec?.control !== 'rows') return message;
  const row = rowName(spec, Number(index));
  const isOnly = Object.keys(spec.columns).length === 1;
  return `${isOnly ? row : `${row}, ${spec.columns[column]?.label.toLowerCase()}`}: ${message}`;
}
