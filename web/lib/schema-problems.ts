import type * as z from 'zod/mini';

/** Loaded by `import()`, so that zod stays out of the page's own bundle. */
export type SchemaLoader<Values> = () => Promise<z.ZodMiniType<Values, Values>>;

/**
 * First message per field, from the server's schema. None if it cannot be loaded: the server then validates alone, with
 * the same messages.
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
