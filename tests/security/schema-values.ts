import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import { LONG, NAUGHTY_STRINGS, UNSTORABLE } from '../support/naughty-strings.ts';

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Existing values, so that generated input also hits real objects. */
export interface Known {
  ids: string[];
  emails: string[];
  texts: string[];
}

const DEFAULT_LENGTH = 200;

const naughtyString = fc.constantFrom(...NAUGHTY_STRINGS, ...LONG, ...UNSTORABLE);

function text({ format, minLength = 0, maxLength = DEFAULT_LENGTH }: JsonSchema, known: Known): Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.ids) }, fc.uuid());
  if (format === 'email') return fc.oneof(fc.constantFrom(...known.emails), fc.emailAddress());
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  const words = fc.constantFrom(...known.texts).map((word) => `${word} `.repeat(Math.ceil(minLength / word.length)));
  const longest = Math.max(minLength, Math.min(maxLength, minLength + DEFAULT_LENGTH));
  return fc.oneof(words, fc.string({ minLength, maxLength: longest, unit: 'grapheme' }), naughtyString);
}

/** Mostly valid values: patterns are ignored, and naughty strings are mixed in. */
function valuesOf(schema: JsonSchema, known: Known): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((each) => valuesOf(each, known)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, known)));
  }
  switch (schema.type) {
    case 'string':
      return text(schema, known);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1000, 1_000_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, each]) => [key, valuesOf(each, known)])),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.constant(null));
  }
}

/** Works for `__proto__` too, which an object literal would take for the prototype. */
function withOwnKey(value: object, key: string, other: unknown): object {
  const copy = { ...value };
  Object.defineProperty(copy, key, { value: other, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** One mutation of a value: dropped, added, of another type, wrapped, empty, huge or hostile. */
function mutated(value: unknown): Arbitrary<unknown> {
  const noise = fc.oneof(
    naughtyString,
    fc.constantFrom(null, true, -1, 0, 1e20, '', [], {}, ['a', 'b'], { $ne: null }, 'x'.repeat(20_000)),
    fc.jsonValue({ maxDepth: 3 }),
  );
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return noise;
  const keys = Object.keys(value);
  const strange = fc.constantFrom('__proto__', 'constructor', 'role', 'id', 'authorId', 'isPublished', 'desconocida');
  return fc.oneof(
    fc.tuple(fc.constantFrom(...keys, 'nada'), noise).map(([key, other]) => ({ ...value, [key]: other })),
    fc.constantFrom(...keys, 'nada').map((key) => Object.fromEntries(Object.entries(value).filter(([k]) => k !== key))),
    fc.tuple(strange, noise).map(([key, other]) => withOwnKey(value, key, other)),
    noise,
  );
}

/** Input for a schema: mostly valid, often nearly, sometimes not at all. */
export function requestValues(schema: z.ZodMiniType | undefined, known: Known): Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const valid = valuesOf(json, known);
  return fc.oneof({ weight: 6, arbitrary: valid }, { weight: 4, arbitrary: valid.chain(mutated) });
}
