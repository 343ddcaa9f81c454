import type { FieldValues } from 'react-hook-form';
import type { ValidatedForm } from './use-validated-form.ts';

type Identified<Values extends FieldValues> = Pick<ValidatedForm<Values>, 'field' | 'summary'>;

/** For pages with several forms: fields of the same name need ids of their own, and the summary has to know them. */
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
