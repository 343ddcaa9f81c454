import { invitationBody } from '#contract/invitations/invitations.contract.ts';
import { type CsvRecord, checkRecords } from '../../core/csv-records.ts';
import { invalid } from '../../core/errors.ts';

type Column = 'email' | 'firstName' | 'lastName' | 'fullName' | 'company' | 'note';

const HEADING_LENGTH = 60;

const fold = (cell: string) => cell.slice(0, HEADING_LENGTH).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** First match wins: "correo de la empresa" is an address, "nombre de la empresa" a company. */
const HEADINGS: ReadonlyArray<[Column, RegExp]> = [
  ['email', /\b(?:correo|e-?mail)/],
  ['company', /\b(?:empresa|compania|negocio|organizacion|company)/],
  ['note', /\b(?:nota|mensaje|note)/],
  ['fullName', /nombres? y apellidos?|nombre completo|full name/],
  ['lastName', /\b(?:apellido|last ?name|surname)/],
  ['firstName', /\b(?:nombre|first ?name|name)/],
];

function readHeadings(record: CsvRecord | undefined): Map<Column, number> {
  const found = new Map<Column, number>();
  record?.cells.forEach((cell, index) => {
    if (cell.includes('@')) return;
    const column = HEADINGS.find(([, pattern]) => pattern.test(fold(cell)))?.[0];
    if (column && !found.has(column)) found.set(column, index);
  });
  const name = found.get('firstName');
  if (name !== undefined && !found.has('lastName') && !found.has('fullName')) found.set('fullName', name);
  return found;
}

const PARTICLES = ['de', 'del', 'la', 'las', 'los', 'y'];

/** Two given names and two surnames at most; the person corrects it in the form. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [last, first] = name.split(',').map((part) => part.trim());
  if (last && first) return { firstName: first, lastName: last };
  const words = name.split(/\s+/).filter(Boolean);
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.includes(word.toLowerCase()));
  const usual = words.length > 3 ? 2 : 1;
  const split = particle > 0 ? Math.min(particle, usual) : usual;
  return { firstName: words.slice(0, split).join(' '), lastName: words.slice(split).join(' ') };
}

function readPerson(cells: string[], columns: Map<Column, number>) {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  const names =
    columns.has('firstName') && columns.has('lastName')
      ? { firstName: cell('firstName'), lastName: cell('lastName') }
      : splitName(cell('fullName'));
  return { ...names, email: cell('email'), company: cell('company'), note: cell('note') };
}

export function parseInvitations([heading, ...records]: CsvRecord[]) {
  const columns = readHeadings(heading);
  if (!columns.has('email') || !(columns.has('firstName') || columns.has('fullName'))) {
    throw invalid({
      file: 'La primera línea debe nombrar las columnas: Nombre, Apellido, Correo y, si quieres, Empresa',
    });
  }
  const { accepted, refused } = checkRecords(records, invitationBody, (cells) => readPerson(cells, columns));
  return { people: accepted.map(({ form, ...row }) => ({ ...row, person: form })), refused };
}
