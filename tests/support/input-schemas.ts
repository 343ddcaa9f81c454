import type * as z from 'zod/mini';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { endpointName } from './contract-endpoints.ts';

interface Check {
  _zod: { def: { check: string; abort?: boolean; pattern?: RegExp; format?: string } };
}

interface Definition {
  type: string;
  format?: string;
  pattern?: RegExp;
  checks?: Check[];
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  items?: z.ZodMiniType[];
  getter?: () => z.ZodMiniType;
  [part: string]: unknown;
}

export interface InputSchema {
  name: string;
  schema: z.ZodMiniType;
  definition: Definition;
}

/** Of wrappers, lists, records, pipes and intersections. */
const PARTS = ['innerType', 'element', 'keyType', 'valueType', 'in', 'left', 'right'];

function* walk(schema: z.ZodMiniType, name: string): Generator<InputSchema> {
  const definition = schema._zod.def as unknown as Definition;
  yield { name, schema, definition };
  for (const [key, each] of Object.entries(definition.shape ?? {})) yield* walk(each, `${name} ${key}`);
  for (const each of [...(definition.options ?? []), ...(definition.items ?? [])]) yield* walk(each, name);
  if (definition.getter) yield* walk(definition.getter(), name);
  for (const part of PARTS) if (definition[part]) yield* walk(definition[part] as z.ZodMiniType, name);
}

/** Every schema within what an endpoint is sent, the wrapped and the nested ones too. */
export const inputSchemas = (endpoint: AnyEndpoint, parts: ('params' | 'query' | 'body')[]): InputSchema[] =>
  parts.flatMap((part) => {
    const schema = endpoint[part] as z.ZodMiniType | undefined;
    return schema ? [...walk(schema, endpointName(endpoint))] : [];
  });
