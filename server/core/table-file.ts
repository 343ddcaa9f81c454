import { type PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { FileFormat } from '#contract/table.ts';
import { type Cell, sendFile, toCsv, toCsvRows } from './download.ts';
import { escapeHtml } from './escape-html.ts';

export interface FileColumn<Row> {
  label: string;
  cell: (row: Row) => Cell;
}

export interface TableFile<Row> {
  format: FileFormat;
  /** Names the sheet and the file. */
  title: string;
  columns: readonly FileColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}

export function chooseColumns<Row>(
  columns: Record<string, FileColumn<Row>>,
  chosen: string | undefined,
): FileColumn<Row>[] {
  if (!chosen) return Object.values(columns);
  return [...new Set(chosen.split(','))].flatMap((key) => columns[key] ?? []);
}

const headerOf = <Row>(columns: TableFile<Row>['columns']) => columns.map(({ label }) => label);
const cellsOf = <Row>(columns: TableFile<Row>['columns'], row: Row) => columns.map(({ cell }) => cell(row));

async function* csvOf<Row>({ columns, batches }: TableFile<Row>): AsyncGenerator<string> {
  yield toCsv(headerOf(columns), []);
  for await (const rows of batches) yield toCsvRows(rows.map((row) => cellsOf(columns, row)));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Control characters and lone surrogates, which XML forbids, also as references. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Excel refuses longer cells. */
const CELL_MAX = 32_767;

/** Spreadsheets read `_x0041_` as the character of that number (ST_Xstring), unless its first `_` is one itself. */
const ESCAPE_START = /_(?=x[\da-fA-F]{4}_)/g;

const escapeXml = (text: string) =>
  escapeHtml(text.slice(0, CELL_MAX).replace(NOT_XML, '').replace(ESCAPE_START, '_x005F_'));

/** Inline strings: spreadsheets never take them for formulas. */
function xlsxCell(cell: Cell, style = ''): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

const xlsxRow = (cells: readonly Cell[], style?: string) =>
  `<row>${cells.map((cell) => xlsxCell(cell, style)).join('')}</row>`;

async function* sheetOf<Row>({ columns, batches }: TableFile<Row>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="24" customWidth="1"/></cols><sheetData>`;
  yield xlsxRow(headerOf(columns), ' s="1"');
  for await (const rows of batches) yield rows.map((row) => xlsxRow(cellsOf(columns, row))).join('');
  yield '</sheetData></worksheet>';
}

/** At most 31 characters, without those that separate a sheet from its file in formulas. */
const sheetName = (title: string) => escapeXml(title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));

/** The same content gives the same bytes. */
const ZIP_OPTIONS = { mtime: new Date(1980, 0), forceDosTimestamp: true };

type Part = { name: string; content: Iterable<string> | AsyncIterable<string> };

/** The archive neither passes on errors of its parts, nor stops them when nobody reads it any more. */
function zip(parts: Part[]): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as PassThrough;
  for (const { name, content } of parts) {
    const stream = Readable.from(content, { objectMode: false });
    stream.on('error', (error) => output.destroy(error));
    output.on('close', () => stream.destroy());
    archive.addReadStream(stream, name, ZIP_OPTIONS);
  }
  archive.end();
  return output;
}

/** Office Open XML workbook with one sheet and a bold first row. */
function xlsxOf<Row>(file: TableFile<Row>): Readable {
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${PART}.${type}+xml"/>`;
  return zip([
    {
      name: '[Content_Types].xml',
      content: [
        `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook.xml', 'sheet.main')}${override('worksheets/sheet1.xml', 'worksheet')}${override('styles.xml', 'styles')}</Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      content: [
        `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      content: [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(file.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/styles.xml',
      content: [
        `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
      ],
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(file) },
  ]);
}

/** Streams: neither the rows nor the file are ever in memory as a whole. */
export function sendTable<Row>(reply: FastifyReply, file: TableFile<Row>): FastifyReply {
  const { format, title } = file;
  const type = format === 'csv' ? 'text/csv' : `${PART}.sheet`;
  const content = format === 'csv' ? Readable.from(csvOf(file)) : xlsxOf(file);
  return sendFile(reply, { type, title, extension: format, content });
}
