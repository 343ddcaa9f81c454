import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Column, getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { projectRoot } from '../../server/core/project-root.ts';

/** Canary values, found wherever they are stored; short enough for every column. */
export const CANARY = { text: 'CANARIO', number: 424242, day: '1999-09-09' };

async function everyColumn(): Promise<[string, Column][]> {
  const folder = join(projectRoot, 'server/database/schema');
  const modules = await Promise.all(
    (await readdir(folder)).filter((file) => file.endsWith('.ts')).map((file) => import(join(folder, file))),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  return tables.flatMap((table) => Object.entries<Column>(getTableColumns(table as PgTable)));
}

/** A valid value for the column, other than its default. */
function strangeValue(column: Column, someoneId: string): unknown {
  if (column.columnType === 'PgUUID') return someoneId;
  if (column.enumValues?.length) return column.enumValues.filter((value) => value !== column.default).at(-1);
  if (column.columnType === 'PgDateString') return CANARY.day;
  switch (column.dataType) {
    case 'boolean':
      return column.default !== true;
    case 'number':
    case 'bigint':
      return CANARY.number;
    case 'date':
      return `${CANARY.day}T00:00:00.000Z`;
    case 'array':
      return [CANARY.text];
    case 'json':
      return { [CANARY.text]: CANARY.text };
    default:
      return CANARY.text;
  }
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Known mass-assignment keys besides the column names. */
const guesses = (someoneId: string) => ({
  isAdmin: true,
  admin: true,
  roles: ['admin'],
  permissions: ['admin'],
  isSuspended: true,
  isVerified: true,
  emailVerifiedAt: `${CANARY.day}T00:00:00.000Z`,
  user: { id: someoneId, role: 'admin' },
  author: { id: someoneId, firstName: CANARY.text },
  'users.role': 'admin',
  $set: { role: 'admin' },
});

/**
 * Sets of forbidden keys: every column, in camel and snake case. Where several tables share a column name, each of its
 * values is in one of the sets.
 */
export async function forbiddenKeys(someoneId: string): Promise<Record<string, unknown>[]> {
  const values = new Map<string, Map<string, unknown>>();
  for (const [name, column] of await everyColumn()) {
    const value = strangeValue(column, someoneId);
    values.set(name, (values.get(name) ?? new Map()).set(JSON.stringify(value), value));
  }
  const most = Math.max(...[...values.values()].map(({ size }) => size));
  return Array.from({ length: most }, (_, index) => ({
    ...guesses(someoneId),
    ...Object.fromEntries(
      [...values].flatMap(([name, choices]) => {
        const value = [...choices.values()][index % choices.size];
        return [
          [name, value],
          [snakeCase(name), value],
        ];
      }),
    ),
  }));
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
}

/** The body with the forbidden keys in every object of it; its own keys stay. */
export function withForbiddenKeys(body: unknown, schema: z.ZodMiniType, foreign: Record<string, unknown>): unknown {
  return added(body, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, foreign);
}

function added(value: unknown, schema: JsonSchema, foreign: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => added(each, schema.items ?? {}, foreign));
  if (typeof value !== 'object' || value === null) return value;
  const own = schema.properties ?? variantOf(value, schema)?.properties ?? {};
  const others = Object.entries(foreign).filter(([key]) => !(key in own));
  const inside = Object.entries(value).map(([key, each]) => [key, added(each, own[key] ?? {}, foreign)]);
  return Object.fromEntries([...others, ...inside]);
}

/** The variant of a union whose constants the value has. */
function variantOf(value: object, { anyOf, oneOf }: JsonSchema): JsonSchema | undefined {
  const has = ([key, { const: only }]: [string, JsonSchema]) =>
    only === undefined || only === (value as Record<string, unknown>)[key];
  return (anyOf ?? oneOf)?.find(({ properties }) => properties && Object.entries(properties).every(has));
}
