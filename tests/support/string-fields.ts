import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../contract/endpoint.ts';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Enums and formats without free text. */
const isFixed = ({ enum: choices, const: only, format }: JsonSchema) =>
  choices || only !== undefined || format === 'uuid' || format === 'date' || format === 'date-time';

function walk(schema: JsonSchema, path: string): string[] {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.flatMap((each) => walk(each, path)))];
  if (schema.items) return walk(schema.items, `${path}[]`);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, each]) => walk(each, path ? `${path}.${key}` : key));
  }
  return schema.type === 'string' && !isFixed(schema) ? [path] : [];
}

const stringsOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema ? walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '') : [];

/** Free-text fields of a body, as `title` or `skills[].skill`. */
export const stringFields = ({ body }: AnyEndpoint) => stringsOf(body);

/** Free-text parameters of the query string. */
export const stringQueries = ({ query }: AnyEndpoint) => stringsOf(query);
