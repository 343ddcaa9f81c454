import type * as z from 'zod/mini';

/** A schema of the contract, by `import()`: zod and the schemas are loaded while a form is filled in. */
export type SchemaLoader<Values> = () => Promise<z.ZodMiniType<Values, Values>>;

/**
 * First validation message of each field, by the schema that the server uses too. None if it cannot be loaded: the server
 * then validates alone, and its answer has the same messages.
 * @param lists fields whose rows are told apart: `questions.0.label`
 */
export async function schemaProblems(
  load: () => Promise<z.ZodMiniType>,
  body: unknown,
  lists: readonly string[] = [],
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  const schema = await load().catch(() => null);
  for (const { path, message } of schema?.safeParse(body).error?.issues ?? []) {
    const field = String(path[0]);
    problems[lists.includes(field) ? path.slice(0, 3).join('.') : field] ??= message;
  }
  return problems;
}
