import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, serverFieldMessages } from '../../lib/api-error.ts';
import { setTitlePrefix } from '../../lib/document-head.ts';
import { formProblems } from '../../ui/form-problems.ts';
import { redirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { toast } from '../../ui/toast-store.ts';
import { failureMessage } from './failure-message.ts';

interface AccountFormOptions<Values extends FieldValues> {
  schema: z.ZodMiniType<Values, Values>;
  /** In the order in which they stand. */
  fields: ReadonlyArray<keyof Values & string>;
  /** Resolves to `false` where there is no success to tell of yet. */
  send: (values: Values) => Promise<unknown>;
  success: { title: string; description: string };
  failure: {
    title: string;
    description: string;
    /** Stays over the form after the toast is gone. */
    heading: string;
    /** What to do about refused credentials. */
    hint?: string;
  };
}

/** Checks, sends, and tells the result; what was typed stays whatever happens. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, fields, send, success, failure } = options;
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(fields, errors);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    setTitlePrefix(hasProblems ? 'Error: ' : '');
    return () => setTitlePrefix('');
  }, [hasProblems]);

  const submit = form.handleSubmit(async (values) => {
    try {
      if ((await send(values)) !== false) toast(success);
    } catch (error) {
      if (redirectIfLoggedOut(error)) return;
      const description = failureMessage(error, failure.description);
      toast({ title: failure.title, description, variant: 'destructive' });
      const byField = Object.entries(serverFieldMessages(error)).filter(([field]) => fields.includes(field));
      for (const [field, message] of byField) form.setError(field as Path<Values>, { message });
      const isRefused = error instanceof ApiError && error.status === 401;
      if (byField.length === 0) form.setError('root', { message: (isRefused && failure.hint) || description });
    }
  });

  /** Name, id and error of one field. */
  const field = (name: Path<Values>) => ({
    id: name,
    error: errors[name]?.message as string | undefined,
  });

  const summary = { problems, attempt: submitCount, title: errors.root ? failure.heading : undefined };
  return { submit, field, register: form.register, reset: form.reset, summary };
}
