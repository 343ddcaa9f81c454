import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { dominicanMoment } from '../../lib/instants.ts';
import type { Column, FieldSpec, Fields, Row, RowsSpec, SentOf, ValuesOf } from './field-specs.ts';

const listed = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `NaN` for what is no number, so that the schema reports it; "1,500" is one. */
const toNumber = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(',', '')));

const mapRows = ({ columns }: RowsSpec, rows: unknown, map: (spec: Column, value: unknown) => unknown) =>
  ((rows ?? []) as Row[]).map((row) => ({
    ...row,
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, map(column, row[name])])),
  }));

/** Cells keep numbers and `null`, which their controls show as text. */
function toCell({ control }: Column, value: unknown): unknown {
  if (control === 'lines') return (value as string[]).join('\n');
  return control === 'image' ? (value ?? '') : value;
}

function toText(spec: FieldSpec, value: unknown): unknown {
  if (spec.control === 'check') return value ?? false;
  if (spec.control === 'own') return value ?? spec.empty;
  if (spec.control === 'rows') return mapRows(spec, value, toCell);
  if (value === null || value === undefined) return '';
  if (spec.control === 'lines') return (value as string[]).join('\n');
  if (spec.control === 'moment') return dominicanMoment(String(value));
  return String(value);
}

function toSent(spec: FieldSpec, value: unknown): unknown {
  if (spec.control === 'lines') return listed(String(value));
  if (spec.control === 'rows') {
    return mapRows(spec, value, (column, cell) => (column.control === 'lines' ? listed(String(cell)) : cell));
  }
  if (spec.control === 'number') return toNumber(String(value));
  // Constant offset: no daylight saving time in Santo Domingo.
  if (spec.control === 'moment') return value === '' ? null : `${value}:00-04:00`;
  return value;
}

const mapFields = <Result>(fields: Fields, map: (spec: FieldSpec, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, map(spec, name)])) as Result;

export function toFormValues<Specs extends Fields>(fields: Specs, record: object): ValuesOf<Specs> {
  return mapFields(fields, (spec, name) => toText(spec, (record as Row)[name]));
}

export function toBody<Specs extends Fields>(fields: Specs, values: object): SentOf<Specs> {
  return mapFields(fields, (spec, name) => toSent(spec, (values as Row)[name]));
}

/** Without images and ids, which tell a person nothing. */
function rowsText({ columns }: RowsSpec, rows: Row[]): string {
  const readable = Object.keys(columns).filter((name) => !['image', 'own'].includes(columns[name]?.control ?? ''));
  const lines = rows.map((row) => readable.flatMap((name) => row[name] || []).join(' · '));
  return lines.join('\n') || 'Vacío';
}

/** For people to compare. */
export function valueText(spec: FieldSpec, value: unknown): string {
  if (value === '') return 'Vacío';
  switch (spec.control) {
    case 'check':
      return value ? 'Sí' : 'No';
    case 'choice':
      return spec.options.find((option) => option.value === value)?.label ?? String(value);
    case 'date':
      return formatLongDate(String(value));
    case 'time':
      return formatTime(String(value));
    case 'moment':
      return String(value).replace('T', ', ');
    case 'image':
      return 'Otra imagen';
    case 'own':
      return spec.text(value as never);
    case 'rows':
      return rowsText(spec, value as Row[]);
    default:
      return String(value);
  }
}
