import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { LengthHelp } from '../character-count.tsx';
import { CheckboxField, Field } from '../field.tsx';
import { bindImageField, type ImageFieldComponent } from '../image-field-props.ts';
import { lazyPart } from '../lazy-part.tsx';
import { TextControl } from './control.tsx';
import type { FieldSpec, Fields, Row } from './field-specs.ts';

const ColorField = lazyPart(async () => (await import('../color-field.tsx')).ColorField);
const RowsField = lazyPart(async () => (await import('./rows-field.tsx')).RowsField);

export interface FormOf<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  field: (name: keyof Values & string) => { id: string; error: string | undefined };
  /** By id of the cell: `people.0.name`. */
  cellErrors?: Readonly<Record<string, string>>;
}

interface RecordFieldsProps<Values extends FieldValues> {
  fields: Fields;
  form: FormOf<Values>;
  /** Passed by the page where a field is an image of the library. */
  ImageField?: ImageFieldComponent;
  /** Fields that draw themselves, by name. */
  own?: Readonly<Record<string, ReactNode>>;
}

export function RecordFields<Values extends FieldValues>({ fields, ...rest }: RecordFieldsProps<Values>) {
  return Object.entries(fields).map(([name, spec]) => (
    <RecordField key={name} name={name as Path<Values>} spec={spec} {...rest} />
  ));
}

interface RecordFieldProps<Values extends FieldValues> extends Omit<RecordFieldsProps<Values>, 'fields'> {
  name: Path<Values>;
  spec: FieldSpec;
}

function RecordField<Values extends FieldValues>({
  name,
  spec,
  form: owner,
  ImageField,
  own,
}: RecordFieldProps<Values>) {
  const { form, field, cellErrors = {} } = owner;
  const { help, half, required } = spec;
  const label = required === true ? `${spec.label} *` : spec.label;
  const common = { label, help, className: half ? 'half' : undefined, ...field(name) };
  const setValue = (value: unknown) =>
    form.setValue(name, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.submitCount > 0,
    });
  switch (spec.control) {
    case 'own':
      return own?.[name];
    case 'rows':
      return (
        <RowsField
          spec={spec}
          rows={(form.watch(name) ?? []) as Row[]}
          onChange={setValue}
          {...field(name)}
          cellErrors={cellErrors}
          ImageField={ImageField}
        />
      );
    case 'image':
      return ImageField ? (
        <ImageField {...common} help={spec.help as string} grounds={spec.grounds} {...bindImageField(form, name)} />
      ) : null;
    case 'check':
      return <CheckboxField {...common} {...form.register(name)} />;
    case 'color':
      return (
        <ColorField {...common} value={String(form.watch(name))} onChange={setValue} lowContrast={spec.lowContrast} />
      );
    default:
      return (
        <Field
          {...common}
          help={
            'counted' in spec && spec.counted ? (
              <LengthHelp length={String(form.watch(name)).length} max={spec.max ?? 0}>
                {help}
              </LengthHelp>
            ) : (
              help
            )
          }
        >
          {(control) => <TextControl spec={spec} required={Boolean(required)} {...control} {...form.register(name)} />}
        </Field>
      );
  }
}
