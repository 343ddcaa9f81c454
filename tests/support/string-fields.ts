import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../contract/endpoint.ts';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  format?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Chosen from a list, or of a form that leaves no room for words. */
const isFixed = ({ enum: choices, format }: JsonSchema) => choices || format === 'uuid' || format === 'date';

function walk(schema: JsonSchema, path: string): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => walk(each, path));
  if (schema.items) return walk(schema.items, `${path}[]`);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, each]) => walk(each, path ? `${path}.${key}` : key));
  }
  return schema.type === 'string' && !isFixed(schema) ? [path] : [];
}

const stringsOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema ? walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '') : [];

/** Every field of a body into which a person could write words, as `title` or `skills[].skill`. */
export const stringFields = ({ body }: AnyEndpoint) => stringsOf(body);

/** Every word of an address after the question mark that could be any. */
export const stringQueries = ({ query }: AnyEndpoint) => stringsOf(query);
