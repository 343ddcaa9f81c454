import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { isUnauthorized, serverFieldMessages, serverMessage } from '../lib/api-error.ts';
import { setTitlePrefix } from '../lib/document-head.ts';
import { formProblems } from './form-problems.ts';

/** The first message of each field that is not right. */
export type FieldMessages<Values> = Partial<Record<keyof Values & string, string>>;

interface ValidatedFormOptions<Values, Intent extends string> {
  initial: Values;
  /** The same check that the server makes. */
  validate: (values: Values) => FieldMessages<Values>;
  send: (values: Values, intent: Intent) => Promise<unknown>;
}

/** Checks and sends a form, once a press, and shows what is wrong where it is wrong; what was typed stays. */
export function useValidatedForm<Values extends FieldValues, Intent extends string = 'send'>(
  options: ValidatedFormOptions<Values, Intent>,
) {
  const { initial, validate, send } = options;
  const fields = Object.keys(initial) as Array<keyof Values & string>;
  const form = useForm<Values>({
    resolver: (values) => {
      const problems = Object.entries(validate(values)).map(([field, message]) => [
        field,
        { type: 'invalid', message },
      ]);
      if (problems.length === 0) return { values, errors: {} };
      return { values: {}, errors: Object.fromEntries(problems) as FieldErrors<Values> };
    },
    defaultValues: initial as DefaultValues<Values>,
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, submitCount, isDirty } = form.formState;
  const problems = formProblems(fields, errors);
  const hasProblems = problems.length > 0;
  const isSending = useRef(false);
  const [sending, setSending] = useState<Intent | null>(null);

  useEffect(() => {
    setTitlePrefix(hasProblems ? 'Error: ' : '');
    return () => setTitlePrefix('');
  }, [hasProblems]);

  function showServerErrors(error: unknown) {
    // Whoever has to log in again has nothing to correct.
    if (isUnauthorized(error)) return;
    const byField = Object.entries(serverFieldMessages(error)).flatMap(([path, message]) => {
      // A message may be about one line of a list: `speakers.2`.
      const field = fields.find((known) => known === path.split('.')[0]);
      return field ? [[field, message] as const] : [];
    });
    for (const [field, message] of byField) form.setError(field as Path<Values>, { message });
    if (byField.length === 0) form.setError('root', { message: serverMessage(error) ?? FAILED });
  }

  /** The keyboard's way to send knows no disabled button. */
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
    /** What is being sent, while it is. */
    sending,
    submit,
    /** Name, id and error of one field. */
    field: (name: keyof Values & string) => ({ id: name, error: errors[name]?.message as string | undefined }),
    summary: { problems, attempt: submitCount },
  };
}

const FAILED = 'No se pudo guardar. Revisa tu conexión e inténtalo de nuevo.';

export type ValidatedForm<Values extends FieldValues, Intent extends string = 'send'> = ReturnType<
  typeof useValidatedForm<Values, Intent>
>;
