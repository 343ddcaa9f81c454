import * as z from 'zod/mini';
import { type Endpoint, type Guard, get } from './endpoint.ts';
import { atMost } from './fields.ts';

/** A key, or a key after a hyphen for descending. */
export type SortOrder<Key extends string> = Key | `-${Key}`;

/** Only listed keys: each is backed by an index. */
export function sortKeys<const Key extends string>(keys: readonly Key[]) {
  const orders: string[] = keys.flatMap((key) => [key, `-${key}`]);
  return z.enum(orders, 'El orden no es válido') as unknown as z.ZodMiniEnum<{
    [Order in SortOrder<Key>]: Order;
  }>;
}

export function sortOrder<const Key extends string>(keys: readonly Key[], fallback: NoInfer<SortOrder<Key>>) {
  return z._default(sortKeys(keys) as z.ZodMiniType<SortOrder<Key>, SortOrder<Key>>, () => fallback as never);
}

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** In order, separated by commas; absent: all. */
export function columnChoice(keys: readonly string[]) {
  const key = `(?:${keys.join('|')})`;
  const message = 'Las columnas no son válidas';
  return z.optional(z.string().check(atMost(500, message), z.regex(new RegExp(`^${key}(?:,${key})*$`), message)));
}

/** A list as a file: what the filter finds, in the columns chosen. */
export const tableFile = <const G extends Guard, Q extends z.ZodMiniType, P extends z.ZodMiniType = never>(
  format: FileFormat,
  list: Endpoint['path'],
  guard: G,
  rows: string,
  parts: { needsProof: true; query: Q; params?: P },
) => get(`${list}.${format}`, guard, `Archivo ${format === 'csv' ? 'CSV' : 'de Excel'} con ${rows}`, parts);
