import { useRef, useState } from 'react';
import { serverFieldMessages } from '../../lib/api-error.ts';
import { type Edit, useVersionedEditor, type VersionedEditorOptions } from '../use-versioned-editor.ts';
import { cellMessage, findProblems, type Messages, type Schema } from './field-problems.ts';
import type { Fields, ValuesOf } from './field-specs.ts';
import { toFormValues, valueText } from './field-values.ts';

interface RecordEditorOptions<Specs extends Fields, Body, Saved, Intent extends string>
  extends Pick<
    VersionedEditorOptions<ValuesOf<Specs>, Saved, Intent>,
    'record' | 'name' | 'secrets' | 'onSaved' | 'onFailure'
  > {
  fields: Specs;
  /** Of a new record, where not empty. */
  initial?: Partial<ValuesOf<Specs>>;
  schema: () => Promise<Schema>;
  toBody: (values: ValuesOf<Specs>) => Body;
  /** Rules between fields, which no schema knows: message by field. */
  rules?: (body: Body) => Messages;
  /** Where a field is not a property of the record with its name. */
  valuesOf?: (saved: Saved) => object;
  save: (body: Body, intent: Intent, edit: Edit, key: string) => Promise<Saved>;
}

/** The editor of a record whose fields are data: values, problems, labels and what others changed come from them. */
export function useRecordEditor<
  Specs extends Fields,
  Body extends object,
  Saved extends { version: number },
  Intent extends string,
>(options: RecordEditorOptions<Specs, Body, Saved, Intent>) {
  const { fields, initial, schema, toBody, rules, valuesOf = (saved) => saved, save, onFailure, ...rest } = options;
  const [cells, setCells] = useState<Messages>({});
  const validations = useRef(0);
  const byName = <Value>(of: (name: string) => Value) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, of(name)])) as Record<keyof Specs & string, Value>;

  const editor = useVersionedEditor<ValuesOf<Specs>, Saved, Intent>({
    ...rest,
    empty: { ...toFormValues(fields, {}), ...initial },
    toValues: (saved) => toFormValues(fields, valuesOf(saved)),
    labels: byName((name) => fields[name]?.label ?? name),
    textOf: (name, value) => valueText(fields[name] as Specs[string], value),
    async validate(values) {
      const body = toBody(values);
      validations.current += 1;
      const validation = validations.current;
      const problems = await findProblems(fields, schema, body);
      // The first one loads the schema, and may end after a later one.
      if (validation === validations.current) setCells(problems.cells);
      return { ...rules?.(body), ...problems.fields } as Partial<Record<keyof Specs & string, string>>;
    },
    save: (values, intent, edit, key) => save(toBody(values), intent, edit, key),
    onFailure(error, intent) {
      setCells(serverFieldMessages(error));
      onFailure(error, intent);
    },
  });

  const problems = editor.summary.problems.flatMap((problem) => {
    const ofField = Object.entries(cells).filter(([cell]) => cell.startsWith(`${problem.fieldId}.`));
    return ofField.length > 0
      ? ofField.map(([fieldId, message]) => ({ fieldId, message: cellMessage(fields, fieldId, message) }))
      : problem;
  });
  return { ...editor, cellErrors: cells, summary: { ...editor.summary, problems } };
}
