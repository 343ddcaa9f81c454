import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { LogoGround } from '../image-field-props.ts';
import type { TextRows } from './control.tsx';

interface Option {
  value: string;
  label: string;
}

interface Common {
  label: string;
  help?: ReactNode;
  /** `unmarked` where no asterisk says so. */
  required?: true | 'unmarked';
  /** Shares a row with the next one on wide screens. */
  half?: boolean;
}

interface Line {
  max?: number | undefined;
  input?: Omit<ComponentProps<'input'>, 'className' | 'ref'>;
  /** Takes the focus when its dialog opens. */
  first?: true;
}

export type Control =
  | ({ control: 'text' } & Line)
  /** `counted` shows the number of characters. */
  | { control: 'long' | 'markdown'; rows: TextRows; max?: number | undefined; counted?: true }
  /** One value per line. */
  | { control: 'lines'; rows: TextRows }
  | { control: 'date'; min?: string | undefined }
  | { control: 'time' }
  /** Day and hour in Santo Domingo. */
  | { control: 'moment' }
  | { control: 'number' }
  | { control: 'choice'; options: readonly Option[] }
  | { control: 'check' }
  | { control: 'color'; lowContrast?: string }
  /** Image of the library; a logo is shown whole on its grounds. */
  | { control: 'image'; grounds?: readonly LogoGround[] };

export interface CellProps {
  id: string;
  name: string;
  label: string;
  help: ReactNode;
  value: unknown;
  row: Row;
  /** "Persona 2" */
  rowName: string;
  error: string | undefined;
  onChange: (values: Row) => void;
}

/** A column is hidden where `shown` refuses the row. */
export type Column = Common & { shown?: (row: never) => boolean } & (
    | Control
    | { control: 'own'; component: ComponentType<CellProps> }
  );

export type Row = Record<string, unknown>;

export interface RowsSpec {
  control: 'rows';
  columns: Readonly<Record<string, Column>>;
  /** "Persona" */
  item: string;
  /** Column whose text names its row. */
  named?: string;
  add: string;
  empty: object;
  max: number;
  /** Names of permanent rows, in order. */
  fixed?: readonly string[];
}

/** Drawn by whoever draws the fields, who knows more; `text` is for people to compare. */
interface OwnSpec {
  control: 'own';
  empty: unknown;
  text: (value: never) => string;
}

export type FieldSpec = Common & (Control | RowsSpec | OwnSpec);

/** Key order is display order, which the error summary follows. */
export type Fields = Readonly<Record<string, FieldSpec>>;

type ValueOf<Spec> = Spec extends { control: 'check' }
  ? boolean
  : Spec extends { control: 'rows'; empty: infer Empty }
    ? Empty[]
    : Spec extends { control: 'own'; empty: infer Value }
      ? Value
      : Spec extends { control: 'choice'; options: ReadonlyArray<{ value: infer Value }> }
        ? Value
        : string;

type SentRow<Columns, Row> = {
  [Name in keyof Row]: Name extends keyof Columns
    ? Columns[Name] extends { control: 'lines' }
      ? string[]
      : Row[Name]
    : Row[Name];
};

type SentValueOf<Spec> = Spec extends { control: 'number' }
  ? number | null
  : Spec extends { control: 'lines' }
    ? string[]
    : Spec extends { control: 'moment' }
      ? string | null
      : Spec extends { control: 'rows'; columns: infer Columns; empty: infer Empty }
        ? SentRow<Columns, Empty>[]
        : ValueOf<Spec>;

/** What the form holds: text, as it was typed. */
export type ValuesOf<Specs> = { -readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

/** What is sent. */
export type SentOf<Specs> = { -readonly [Name in keyof Specs]: SentValueOf<Specs[Name]> };

/** Keeps each field's own type. */
export const defineFields = <const Specs extends Fields>(specs: Specs): Specs => specs;

/** "Persona 2" */
export function rowName({ item, fixed }: RowsSpec, index: number): string {
  return fixed?.[index] ?? `${item} ${index + 1}`;
}
