import * as z from 'zod';

/** Raised when earlier portals cannot read the archive. */
export const FORMAT_VERSION = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const member = z.object({ name: z.string(), bytes: z.number(), sha256 });

const table = member.extend({ rows: z.number() });

export const manifest = z.object({
  format: z.number(),
  portalVersion: z.string(),
  postgresVersion: z.string(),
  createdAt: z.string(),
  migration: z.string(),
  /** When that migration was written, which tells a later one from an earlier. Not in archives of earlier versions. */
  migrationWhen: z.optional(z.number()),
  /** Partitions of a table. */
  queues: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  tables: z.array(table),
  /** Only in archives of earlier versions, which kept files outside of the database. */
  files: z.optional(z.array(member)),
});

export type Manifest = z.output<typeof manifest>;
export type TableEntry = z.output<typeof table>;

export const MANIFEST_NAME = 'manifest.json';
/** Members are split, because a tar header gives the size before the content. */
export const PART_BYTES = 4 * 1024 ** 2;
export const partName = (member: string, part: number) => `${member}/${String(part).padStart(6, '0')}`;
export const memberOf = (part: string) => part.replace(/\/\d{6}$/, '');
