import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { isUnauthorized, serverFieldMessages, serverMessage } from '../lib/api-error.ts';
import { setTitlePrefix } from '../lib/document-head.ts';
import { onIdle } from '../lib/on-idle.ts';
import { formProblems } from './error-summary.tsx';

export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

export type Validation<Values> = (values: Values) => Promise<FieldMessages<Values>>;

interface ValidatedFormOptions<Values, Intent extends string> {
  /** Omitted where input before hydration is possible: defaults would overwrite it. */
  initial?: Values;
  /** Order of the error summary, by default that of `initial`. */
  fields?: ReadonlyArray<keyof Values & string>;
  validate: Validation<Values>;
  send: (values: Values, intent: Intent) => Promise<unknown>;
  /** Message for a failure without field errors. */
  describeFailure?: (error: unknown) => string | undefined;
}

/** Undefined during the redirect to the login: there is nothing to correct. */
export const describeSaveFailure = (error: unknown) =>
  isUnauthorized(error)
    ? undefined
    : (serverMessage(error) ?? 'No se pudo guardar. Revisa tu conexión e inténtalo de nuevo.');

/** Type of an error that only the server found. */
const REFUSED = 'refused';

export function useValidatedForm<Values extends FieldValues, Intent extends string = 'send'>(
  options: ValidatedFormOptions<Values, Intent>,
) {
  const { initial, validate, send, describeFailure = describeSaveFailure } = options;
  const fields = options.fields ?? (Object.keys(initial ?? {}) as Array<keyof Values & string>);
  const form = useForm<Values>({
    resolver: async (values) => {
      const problems = Object.entries(await validate(values)).map(([field, message]) => [
        field,
        { type: 'invalid', message },
      ]);
      if (problems.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<Values> };
    },
    ...(initial && { defaultValues: initial as DefaultValues<Values> }),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = form.formState;
  const isRefused = (field: keyof Values & string) => errors[field]?.type === REFUSED;
  // Server errors of a field are shown there only, since the field takes the focus.
  const problems = formProblems(
    fields.filter((field) => !isRefused(field)),
    errors,
  );
  const hasProblems = problems.length > 0 || fields.some(isRefused);
  const isSending = useRef(false);
  const [sending, setSending] = useState<Intent | null>(null);

  // Preloads the schema, in case the connection is lost before sending.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onIdle(() => void validate(form.getValues())), []);

  useEffect(() => {
    setTitlePrefix(hasProblems ? 'Error: ' : '');
    return () => setTitlePrefix('');
  }, [hasProblems]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each attempt
  useEffect(() => {
    const refused = fields.find(isRefused);
    if (refused) form.setFocus(refused as Path<Values>);
  }, [submitCount]);

  function showServerErrors(error: unknown) {
    const byField = Object.entries(serverFieldMessages(error)).flatMap(([path, message]) => {
      // A message may be about one line of a list: `speakers.2`.
      const field = fields.find((known) => known === path.split('.')[0]);
      return field ? [[field, message] as const] : [];
    });
    for (const [field, message] of byField) form.setError(field as Path<Values>, { type: REFUSED, message });
    const message = byField.length === 0 ? describeFailure(error) : undefined;
    if (message) form.setError('root', { message });
  }

  /** Guards against double submission: Enter ignores a disabled button. */
  async function submit(intent: Intent): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSending(intent);
    await form
      .handleSubmit((values) => send(values as Values, intent).catch(showServerErrors))()
      .finally(() => {
        isSending.current = false;
        setSending(null);
      });
  }

  return {
    form,
    register: form.register,
    isDirty,
    sending,
    submit,
    field: (name: keyof Values & string) => ({ id: name, error: errors[name]?.message as string | undefined }),
    summary: { problems, attempt: submitCount },
  };
}

export type ValidatedForm<Values extends FieldValues, Intent extends string = 'send'> = ReturnType<
  typeof useValidatedForm<Values, Intent>
>;

type Identified<Values extends FieldValues> = Pick<ValidatedForm<Values>, 'field' | 'summary'>;

/** Prevents duplicate ids on pages with several forms. */
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
