import type { FormEvent, ReactNode } from 'react';
import type { FieldValues, Path, UseFormReset } from 'react-hook-form';
import { ApiError, isUnauthorized } from '../../lib/api-error.ts';
import { type SchemaLoader, schemaProblems } from '../../lib/schema-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { FieldSpec, Fields } from '../../ui/record-form/field-specs.ts';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { type FieldMessages, useValidatedForm } from '../../ui/use-validated-form.ts';
import { accountFields } from './account-fields.ts';
import { failureMessage } from './failure-message.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface AccountFormProps<Values extends FieldValues> {
  schema: SchemaLoader<Values>;
  fields: { readonly [Name in keyof Values & string]?: FieldSpec };
  /** Not drawn yet: the server may ask for them. */
  hidden?: readonly (keyof Values)[];
  /** Resolves to `false` for a step without a success toast. */
  send: (values: Values, reset: UseFormReset<Values>) => Promise<unknown>;
  success: { title: string; description: string };
  failure: {
    /** Required by the spec for some failures; the others show in the form only. */
    toast?: string;
    description: string;
    heading: string;
    hint?: string;
  };
  submit: { label: string; busy: string; variant?: 'destructive'; className?: string };
  onCancel?: () => void;
  actions?: string;
  /** Above the problems, in the form, beyond which its buttons would not stay in view. */
  intro?: ReactNode;
  /** Between the problems and the fields. */
  lead?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const {
    schema,
    success,
    failure,
    submit,
    onCancel,
    intro,
    lead,
    className = 'flex flex-col gap-5',
    children,
    actions = 'action-row',
  } = props;
  const fields = props.fields as Fields;
  const drawn = Object.fromEntries(Object.entries(fields).filter(([name]) => !props.hidden?.includes(name)));
  const validated = useValidatedForm<Values>({
    fields: Object.keys(fields),
    validate: (values) => schemaProblems(schema, values) as Promise<FieldMessages<Values>>,
    send: sendWithToast,
    describeFailure,
  });
  const { form, field, register, sending, summary } = validated;

  async function sendWithToast(values: Values): Promise<void> {
    try {
      if ((await props.send(values, form.reset)) !== false) toast(success);
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
    validated.submit('send');
  }

  const own = (name: keyof Values & string, spec: FieldSpec) => {
    const Password = spec === accountFields.newPassword ? NewPasswordField : PasswordField;
    return <Password key={name} label={spec.label} {...field(name)} register={register(name as Path<Values>)} />;
  };
  const passwords = Object.entries(drawn).filter(([, { control }]) => control === 'own');
  const button = (
    <Button
      type="submit"
      variant={submit.variant}
      busy={sending !== null}
      busyLabel={submit.busy}
      className={submit.className}
    >
      {submit.label}
    </Button>
  );
  return (
    // `post`: a submission before hydration must not put the password into the URL.
    <form method="post" noValidate onSubmit={onSubmit} className={className}>
      {intro}
      <ErrorSummary {...summary} title={form.formState.errors.root ? failure.heading : undefined} />
      {lead}
      <RecordFields
        fields={drawn}
        form={validated}
        own={Object.fromEntries(passwords.map(([name, spec]) => [name, own(name, spec)]))}
      />
      {children}
      {onCancel ? (
        <div className={actions}>
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
          {button}
        </div>
      ) : (
        button
      )}
    </form>
  );
}
