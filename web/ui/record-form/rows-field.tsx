import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EditableRow } from '../editable-row.tsx';
import { CheckboxField, Field, formGrid } from '../field.tsx';
import type { ImageFieldComponent } from '../image-field-props.ts';
import { useEditableRows } from '../use-editable-rows.ts';
import { TextControl } from './control.tsx';
import { type CellProps, type Column, type Row, type RowsSpec, rowName } from './field-specs.ts';

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

interface Cell extends CellProps {
  /** Does not change while its name is typed: "Cargo: Persona 2". */
  spoken: string;
  column: Column;
  ImageField: ImageFieldComponent | undefined;
}

function CellField({ column, ImageField, ...cell }: Cell) {
  const { id, error, label, name, spoken } = cell;
  const text = textOf(cell.value);
  const onChange = (value: unknown) => cell.onChange({ [name]: value });
  const common = { id, error, help: cell.help, className: column.half ? 'half' : undefined };
  switch (column.control) {
    case 'own':
      return <column.component {...cell} />;
    case 'image':
      return ImageField ? (
        <ImageField {...{ id, error, label }} grounds={column.grounds} name={spoken} value={text} onChange={onChange} />
      ) : null;
    case 'check':
      return (
        <CheckboxField
          {...common}
          label={label}
          aria-label={spoken}
          checked={cell.value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    default:
      return (
        <Field {...common} label={column.required ? `${label} *` : label}>
          {(control) => (
            <TextControl
              spec={column}
              {...control}
              aria-label={spoken}
              value={text}
              onChange={({ target }) => onChange(toCell(column, target.value))}
            />
          )}
        </Field>
      );
  }
}

function toCell({ control }: Column, text: string) {
  if (control === 'number') return /\d/.test(text) ? Number(text.replace(/\D/g, '')) : null;
  return control === 'choice' ? text || null : text;
}

interface RowsFieldProps {
  spec: RowsSpec & { label: string; help?: ReactNode };
  id: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  error: string | undefined;
  cellErrors: Readonly<Record<string, string>>;
  ImageField: ImageFieldComponent | undefined;
}

export function RowsField({ spec, id, rows, onChange, error, cellErrors, ImageField }: RowsFieldProps) {
  const { label, help, empty, max, fixed, named } = spec;
  const { list, add, replace, move, remove } = useEditableRows(rows, onChange);
  const isOfCell = Object.keys(cellErrors).some((cell) => cell.startsWith(`${id}.`));
  const ownError = error && !isOfCell ? error : undefined;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={ownError && `${id}-error`} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {help ? <p className="text-sm text-muted">{help}</p> : null}
      {ownError ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-destructive">
          {ownError}
        </p>
      ) : null}
      <ol ref={list} className="mt-3 grid gap-3 empty:hidden">
        {rows.map((row, index) => {
          const name = textOf(named && row[named]) || rowName(spec, index);
          return (
            <EditableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
              key={index}
              name={name}
              index={index}
              count={rows.length}
              fixed={fixed !== undefined}
              onMove={move}
              onRemove={remove}
            >
              <div className={formGrid}>
                {Object.entries(spec.columns).map(([column, columnSpec]) =>
                  columnSpec.shown?.(row as never) === false ? null : (
                    <CellField
                      key={column}
                      id={`${id}.${index}.${column}`}
                      name={column}
                      column={columnSpec}
                      label={columnSpec.label}
                      help={columnSpec.help}
                      row={row}
                      rowName={name}
                      spoken={`${columnSpec.label}: ${rowName(spec, index)}`}
                      value={row[column]}
                      error={error && cellErrors[`${id}.${index}.${column}`]}
                      onChange={(values) => replace(index, values)}
                      ImageField={ImageField}
                    />
                  ),
                )}
              </div>
            </EditableRow>
          );
        })}
      </ol>
      {fixed || rows.length >= max ? null : (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => add({ ...empty })}>
          <Plus aria-hidden="true" className="size-4" />
          {spec.add}
        </Button>
      )}
    </fieldset>
  );
}
