import type { FieldValues } from 'react-hook-form';
import type { ValidatedForm } from './use-validated-form.ts';

type Identified<Values extends FieldValues> = Pick<ValidatedForm<Values>, 'field' | 'summary'>;

/** For pages with several forms: prefixes the ids of the fields, and the summary's links to them. */
export function prefixIds<Values extends FieldValues>(prefix: string, form: Identified<Values>): Identified<Values> {
  return {
    field: (name) => ({ ...form.field(name), id: `${prefix}-${name}` }),
    summary: {
      ...form.summary,
      problems: form.summary.problems.map(({ fieldId, message }) => ({
        message,
        ...(fieldId && { fieldId: `${prefix}-${fieldId}` }),
      })),
    },
  };
}
