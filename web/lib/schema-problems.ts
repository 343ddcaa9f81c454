import type * as z from 'zod/mini';

/** A schema of the contract, by `import()`: zod and the schemas are loaded while a form is filled in. */
export type SchemaLoader<Values> = () => Promise<z.ZodMiniType<Values, Values>>;

/**
 * First validation message of each field, by the schema that the server uses too. None if it cannot be loaded: the server
 * then validates alone, and its answer has the same messages.
 */
export async function schemaProblems(
  load: () => Promise<z.ZodMiniType>,
  body: unknown,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  const schema = await load().catch(() => null);
  for (const { path, message } of schema?.safeParse(body).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}
