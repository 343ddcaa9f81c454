import * as z from 'zod/mini';

/** First validation message of each field, by the schema that the server uses too. */
export function schemaProblems(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, body).error?.issues ?? []) {
    problems[String(path[0])] ??= message;
  }
  return problems;
}
