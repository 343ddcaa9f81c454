import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifySchema } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';

type Serializer = (response: unknown) => string;

/** Cached: routes share schemas, above all that of errors, and compiling slows down the start. */
const compiled = new WeakMap<object, Serializer>();

/**
 * Serializes responses by their declared schema: an undeclared key never leaves the server, and a missing one is an
 * error. Compiled from the JSON schema, which takes a third of the time of parsing with zod.
 */
export const compileResponseSerializer: FastifySerializerCompiler<FastifySchema> = ({ schema }) => {
  const serializer = compiled.get(schema) ?? compile(schema as unknown as z.ZodMiniType);
  compiled.set(schema, serializer);
  return serializer;
};

function compile(schema: z.ZodMiniType): Serializer {
  return fastJsonStringify(z.toJSONSchema(schema, { io: 'output' }) as AnySchema);
}
