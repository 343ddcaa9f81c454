import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifySchema } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';

/**
 * Writes answers by their declared shape: a key that is not declared never leaves the server, and a missing one is an
 * error. Compiled once from the JSON schema of each answer, which takes a third of the time of parsing it with zod.
 */
export const compileAnswerSerializer: FastifySerializerCompiler<FastifySchema> = ({ schema }) =>
  fastJsonStringify(z.toJSONSchema(schema as unknown as z.ZodMiniType, { io: 'output' }) as AnySchema);
