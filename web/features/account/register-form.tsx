import { type FormEvent, useEffect } from 'react';
import type { accountContract } from '#contract/account/account.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formGrid } from '../../ui/field.tsx';
import { defineFields } from '../../ui/record-form/field-specs.ts';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubmissionForm } from '../../ui/use-submission-form.ts';
import { accountFields } from './account-fields.ts';
import { failureMessage } from './failure-message.ts';
import type { OpenInvitation } from './invitation.api.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useRegister } from './sign-in.api.ts';

type RegisterValues = BodyOf<typeof accountContract.register>;

interface RegisterFormProps {
  district: string;
  requireConsent: boolean;
  invitation?: OpenInvitation | null | undefined;
}

const { username, firstName, lastName, newPassword } = accountFields;

const fields = defineFields({
  firstName: { ...firstName, required: true, half: true },
  lastName: { ...lastName, required: true, half: true },
  email: {
    ...username,
    label: 'Email *',
    help: 'Lo verán los demás miembros. Después puedes ocultarlo en tu perfil.',
    input: { ...username.input, autoComplete: 'email' },
  },
  password: newPassword,
  company: { label: 'Empresa', control: 'text', input: { autoComplete: 'organization' }, half: true },
  position: { label: 'Cargo', control: 'text', input: { autoComplete: 'organization-title' }, half: true },
  phone: {
    label: 'Teléfono',
    help: 'Si lo pones, lo verán los demás miembros. Después puedes ocultarlo en tu perfil.',
    control: 'text',
    input: { type: 'tel', autoComplete: 'tel', placeholder: '809-555-0123' },
    half: true,
  },
  location: { label: 'Ubicación', control: 'text', input: { autoComplete: 'address-level2' }, half: true },
  consent: { ...newPassword, empty: false },
});

const FAILED = 'Ocurrió un error durante el registro.';
const UNRESOLVED =
  'No sabemos si tu cuenta se creó. Escribe otra vez la misma contraseña y presiona Crear Cuenta: si ya existe, entrarás en ella.';
/** After an attempt without an answer. */
const TAKEN =
  'Ya hay una cuenta con este correo. Si es la tuya, escribe la contraseña con que la creaste y presiona Crear Cuenta: entrarás en ella.';

const schemaLoader = (requireConsent: boolean) => async () => {
  const { registerBody, registerBodyWithConsent } = await import('#contract/account/account.contract.ts');
  return requireConsent ? registerBodyWithConsent : registerBody;
};

export function RegisterForm({ district, requireConsent, invitation }: RegisterFormProps) {
  const create = useRegister();
  const validated = useSubmissionForm<RegisterValues, unknown>({
    name: 'registration',
    fields: Object.keys(fields) as (keyof typeof fields)[],
    validate: (values) => schemaProblems(schemaLoader(requireConsent), values),
    keep: ({ password: _, consent: __, ...values }) =>
      Object.values(values).some((text) => text?.trim()) ? values : null,
    send: (values, _, { isRepeated }) =>
      create({ ...values, ...(invitation && { invitationToken: invitation.token }) }, isRepeated),
    onSent: () =>
      toast({ title: '¡Registro exitoso!', description: 'Tu cuenta ha sido creada y ya has iniciado sesión.' }),
    onFailure: (error) => {
      const description = failureMessage(error, FAILED);
      toast({ title: 'Error al registrarse', description, variant: 'destructive' });
    },
    describeFailure: (error) => failureMessage(error, FAILED),
  });
  const { submit, field, register, form, sending, isLocked, notice, summary } = validated;
  const title = form.formState.errors.root ? 'No pudimos crear tu cuenta' : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an invitation is read
  useEffect(() => {
    if (!invitation) return;
    const { firstName, lastName, email, company } = invitation;
    form.reset({ firstName, lastName, email, company: company ?? '' });
  }, [invitation?.token]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit('send');
  }

  return (
    // `post`: a submission before hydration must not put the password into the URL.
    <form method="post" noValidate onSubmit={onSubmit} className={formGrid}>
      <div className="empty:hidden">
        <SubmissionNotice {...notice} unresolved={field('email').error ? TAKEN : UNRESOLVED} />
        <ErrorSummary {...summary} title={title} />
      </div>
      <fieldset disabled={isLocked} className="contents">
        <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
        <RecordFields
          fields={{
            ...fields,
            email: {
              ...fields.email,
              help: `${invitation ? 'Tu invitación llegó a este correo. ' : ''}${fields.email.help}`,
              input: { ...fields.email.input, readOnly: Boolean(invitation) },
            },
            location: { ...fields.location, input: { ...fields.location.input, placeholder: district } },
          }}
          form={validated}
          own={{
            password: (
              <NewPasswordField
                key="password"
                label="Contraseña *"
                {...field('password')}
                register={register('password')}
              />
            ),
            consent: (
              <ConsentField key="consent" {...field('consent')} {...register('consent')} isRequired={requireConsent} />
            ),
          }}
        />
      </fieldset>
      <Button type="submit" busy={sending !== null || isLocked} busyLabel="Creando cuenta...">
        Crear Cuenta
      </Button>
    </form>
  );
}
