import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

export type Cell = string | number | null;

/** CSV injection: the start of a cell, whichever separator is used, before the sign of a formula. */
const FORMULA = /(^|[;\t\r\n|])([ \u00a0"]*)(?=[=+\-@＝＋－＠])/g;
const PHONE = /^\+\d{7,15}$/;

/** A telephone is a number to a spreadsheet, not a formula. */
const withoutFormulas = (cell: Cell) =>
  typeof cell === 'string' && !PHONE.test(cell) ? cell.replace(FORMULA, "$1$2'") : cell;

/** Excel reads accents only with a BOM; formulas are escaped. */
export function toCsv(header: string[], rows: Cell[][]): string {
  return `\uFEFF${toCsvRows([header, ...rows])}`;
}

export function toCsvRows(rows: Cell[][]): string {
  // Quoted: some programs take a lone carriage return for the end of a row.
  const options = { record_delimiter: 'windows' as const, quoted_match: /\r/ };
  return stringify(
    rows.map((row) => row.map(withoutFormulas)),
    options,
  );
}

interface Download {
  type: string;
  title: string;
  extension: string;
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
