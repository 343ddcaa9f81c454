import type { FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError, isUnauthorized } from '../../lib/api-error.ts';
import { type SchemaLoader, schemaProblems } from '../../lib/schema-problems.ts';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { type FieldMessages, useValidatedForm } from '../../ui/use-validated-form.ts';
import { failureMessage } from './failure-message.ts';

interface AccountFormOptions<Values extends FieldValues> {
  schema: SchemaLoader<Values>;
  fields: ReadonlyArray<keyof Values & string>;
  /** Resolves to `false` for a step without a success toast. */
  send: (values: Values) => Promise<unknown>;
  success: { title: string; description: string };
  failure: {
    /** Title of the toast that the spec asks for; other failures are said in the form alone. */
    toast?: string;
    description: string;
    /** Title of the error summary. */
    heading: string;
    /** Advice for wrong credentials. */
    hint?: string;
  };
}

/** Validated form with a toast for success. */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, fields, send, success, failure } = options;
  const { form, submit, field, register, summary } = useValidatedForm<Values>({
    fields,
    validate: (values) => schemaProblems(schema, values) as Promise<FieldMessages<Values>>,
    send: sendWithToast,
    describeFailure,
  });

  async function sendWithToast(values: Values): Promise<void> {
    try {
      if ((await send(values)) !== false) toast(success);
    } catch (error) {
      if (!redirectIfLoggedOut(error) && failure.toast) {
        const description = failureMessage(error, failure.description);
        toast({ title: failure.toast, description, variant: 'destructive' });
      }
      throw error;
    }
  }

  function describeFailure(error: unknown): string | undefined {
    if (isUnauthorized(error)) return undefined;
    const isRefused = error instanceof ApiError && error.status === 401;
    return (isRefused && failure.hint) || failureMessage(error, failure.description);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    submit('send');
  }

  const title = form.formState.errors.root ? failure.heading : undefined;
  return { submit: onSubmit, field, register, reset: form.reset, summary: { ...summary, title } };
}
