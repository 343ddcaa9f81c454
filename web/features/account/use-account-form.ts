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
    /** Required by the spec for some failures; the others show in the form only. */
    toast?: string;
    description: string;
    heading: string;
    hint?: string;
  };
}

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
