import type { FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { LazySubmissionNotice } from './lazy-notices.ts';
import type { Fields } from './record-form/field-specs.ts';
import { RecordFields } from './record-form/record-fields.tsx';
import type { useEditorForm } from './use-editor-form.ts';
import { prefixIds } from './use-validated-form.ts';

interface CreateFormProps<Values extends FieldValues> {
  heading: string;
  label: string;
  /** Of the ids, which another form on the page may have. */
  prefix: string;
  fields: Fields;
  record: ReturnType<typeof useEditorForm<Values, unknown, 'create'>>;
}

/** Beside a list, to which it adds. */
export function CreateForm<Values extends FieldValues>(props: CreateFormProps<Values>) {
  const { heading, label, prefix, fields, record } = props;
  const { field, summary } = prefixIds(prefix, record);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    record.submit('create');
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Card className="grid gap-5 p-4 sm:p-6">
        <h2 className="text-xl">{heading}</h2>
        <LazySubmissionNotice {...record.notice} />
        <ErrorSummary {...summary} />
        <RecordFields fields={fields} form={{ form: record.form, field }} />
        <Button type="submit" busy={record.sending !== null} busyLabel="Creando..." className="justify-self-start">
          {label}
        </Button>
      </Card>
      {record.guardDialog}
    </form>
  );
}
