import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

export type Cell = string | number | null;

/** CSV for spreadsheets: with a BOM, so that Excel reads accents, and with formulas escaped. */
export function toCsv(header: string[], rows: Cell[][]): string {
  return `\uFEFF${toCsvRows([header, ...rows])}`;
}

/** Further rows of the same file. */
export function toCsvRows(rows: Cell[][]): string {
  const options = { escape_formulas: true, record_delimiter: 'windows' as const };
  // Quoted, because some programs take a lone carriage return for the end of a row.
  return stringify(rows, { ...options, quoted_match: /\r/ });
}

interface Download {
  type: string;
  /** Source of the file name, reduced to letters and digits. */
  title: string;
  extension: string;
  /** A stream for long content. */
  content: string | Readable;
}

/** ASCII letters, digits and hyphens only, which every system accepts. */
function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, 60).replace(/^-|-$/g, '') || 'archivo';
}

const BINARY = /^application\/vnd\./;

export function sendFile(reply: FastifyReply, { type, title, extension, content }: Download): FastifyReply {
  return reply
    .type(BINARY.test(type) ? type : `${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName(title)}.${extension}"`)
    .send(content);
}
