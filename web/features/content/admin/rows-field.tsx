import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EditableRow } from '../../../ui/editable-row.tsx';
import { Field, formGrid } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/form-controls.tsx';
import type { ImageFieldComponent } from '../../../ui/image-field-props.ts';
import { useEditableRows } from '../../../ui/use-editable-rows.ts';
import { type Column, cellName, type RowsFieldSpec, rowName } from './content-form-fields.ts';

type Row = Record<string, unknown>;

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Logos are shown whole, on white. */
const LOGO_GROUNDS = ['light'] as const;

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

interface ControlProps {
  column: Exclude<Column, { type: 'image' }>;
  value: unknown;
  onChange: (value: unknown) => void;
  control: object;
}

function ColumnControl({ column, value, onChange, control }: ControlProps) {
  const text = textOf(value);
  switch (column.type) {
    case 'long':
      return (
        <Textarea
          {...control}
          rows={3}
          className="min-h-22"
          maxLength={column.max}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'choice':
      return (
        <Select {...control} value={text} onChange={(event) => onChange(event.target.value || null)}>
          {column.options.map(({ value: option, label }) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'number':
      return (
        <Input
          {...control}
          inputMode="numeric"
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value.replace(/\D/g, '')))}
        />
      );
    case 'profile':
      return (
        <Input
          {...control}
          placeholder="/members/…"
          value={UUID.test(text) ? `/members/${text}` : text}
          // Accepts a pasted URL and keeps its id; anything else is kept as typed, to be shown with its error.
          onChange={({ target }) => onChange(UUID.exec(target.value)?.[0].toLowerCase() ?? (target.value || null))}
        />
      );
    case 'time':
      return <Input {...control} type="time" value={text} onChange={(event) => onChange(event.target.value)} />;
    default:
      return (
        <Input
          {...control}
          autoComplete="off"
          maxLength={column.max}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

interface RowsFieldProps {
  spec: RowsFieldSpec;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  error: string | undefined;
  ImageField: ImageFieldComponent;
}

export function RowsField({ spec, rows, onChange, error, ImageField }: RowsFieldProps) {
  const { name, label, help, empty, max, fixed, columns } = spec;
  const errorId = `${name}-error`;
  const { list, add, replace, move, remove } = useEditableRows(rows, onChange);

  const errorOf = (index: number, column: Column) =>
    error?.startsWith(`${cellName(spec, index, column.name)}: `) ? error : undefined;
  const isOfCell = rows.some((_, index) => columns.some((column) => errorOf(index, column)));

  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error && !isOfCell ? errorId : undefined}
      // Focus from the error summary moves on to the invalid cell.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }}
      className="min-w-0"
    >
      <legend className="font-semibold">{label}</legend>
      {help ? <p className="text-sm text-muted">{help}</p> : null}
      {error && !isOfCell ? (
        <p id={errorId} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
      <ol ref={list} className="mt-3 grid gap-3">
        {rows.map((row, index) => {
          const title = rowName(spec, index);
          return (
            <EditableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
              key={index}
              name={title}
              index={index}
              count={rows.length}
              fixed={fixed !== undefined}
              onMove={move}
              onRemove={remove}
            >
              <div className={formGrid}>
                {columns.map((column) =>
                  column.type === 'image' ? (
                    <ImageField
                      key={column.name}
                      label={column.label}
                      {...(column.isLogo && { grounds: LOGO_GROUNDS })}
                      name={`${column.label}: ${title}`}
                      value={textOf(row[column.name])}
                      error={errorOf(index, column)}
                      onChange={(value) => replace(index, { [column.name]: value })}
                    />
                  ) : (
                    <Field
                      key={column.name}
                      id={`${name}-${index}-${column.name}`}
                      label={column.required ? `${column.label} *` : column.label}
                      error={errorOf(index, column)}
                      {...(column.help && { help: column.help })}
                      {...(column.half && { className: 'half' })}
                    >
                      {(control) => (
                        <ColumnControl
                          column={column}
                          control={{ ...control, 'aria-label': `${column.label}: ${title}` }}
                          value={row[column.name]}
                          onChange={(value) => replace(index, { [column.name]: value })}
                        />
                      )}
                    </Field>
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
