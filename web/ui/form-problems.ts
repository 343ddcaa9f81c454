import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldProblem } from './error-summary.tsx';

/** Problems in field order, then the general one. */
export function formProblems<Values extends FieldValues>(
  fields: ReadonlyArray<keyof Values & string>,
  errors: FieldErrors<Values>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of fields) {
    const message = errors[field]?.message;
    if (typeof message === 'string') problems.push({ fieldId: field, message });
  }
  const general = errors.root?.message;
  if (general) problems.push({ message: general });
  return problems;
}
