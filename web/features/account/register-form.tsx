import { type FormEvent, useEffect } from 'react';
import type { accountContract } from '#contract/account/account.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentField } from '../../ui/consent-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubmissionForm } from '../../ui/use-submission-form.ts';
import { EmailField } from './email-field.tsx';
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

/** Shown before sending: both are visible to all members by default. */
const CHANGE_LATER = 'Después puedes ocultarlo en tu perfil.';

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
  const { submit, field, register, form, sending, isLocked, notice, summary } = useSubmissionForm<
    RegisterValues,
    unknown
  >({
    name: 'registration',
    fields: ['firstName', 'lastName', 'email', 'password', 'company', 'position', 'phone', 'location', 'consent'],
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
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <SubmissionNotice {...notice} unresolved={field('email').error ? TAKEN : UNRESOLVED} />
        <ErrorSummary {...summary} title={title} />
      </div>
      <fieldset disabled={isLocked} className="contents">
        <p className="text-sm text-muted sm:col-span-2">Los campos con * son obligatorios.</p>
        <Field label="Nombre *" {...field('firstName')}>
          {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" required />}
        </Field>
        <Field label="Apellido *" {...field('lastName')}>
          {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" required />}
        </Field>
        <EmailField
          label="Email *"
          {...field('email')}
          register={{ ...register('email'), readOnly: Boolean(invitation) }}
          autoComplete="email"
          help={`${invitation ? 'Tu invitación llegó a este correo. ' : ''}Lo verán los demás miembros. ${CHANGE_LATER}`}
          className="sm:col-span-2"
        />
        <NewPasswordField
          label="Contraseña *"
          {...field('password')}
          register={register('password')}
          className="sm:col-span-2"
        />
        <Field label="Empresa" {...field('company')}>
          {(control) => <Input {...control} {...register('company')} autoComplete="organization" />}
        </Field>
        <Field label="Cargo" {...field('position')}>
          {(control) => <Input {...control} {...register('position')} autoComplete="organization-title" />}
        </Field>
        <Field label="Teléfono" {...field('phone')} help={`Si lo pones, lo verán los demás miembros. ${CHANGE_LATER}`}>
          {(control) => (
            <Input {...control} {...register('phone')} type="tel" autoComplete="tel" placeholder="809-555-0123" />
          )}
        </Field>
        <Field label="Ubicación" {...field('location')}>
          {(control) => (
            <Input {...control} {...register('location')} autoComplete="address-level2" placeholder={district} />
          )}
        </Field>
        <ConsentField
          {...field('consent')}
          {...register('consent')}
          isRequired={requireConsent}
          className="sm:col-span-2"
        />
      </fieldset>
      <Button type="submit" busy={sending !== null || isLocked} busyLabel="Creando cuenta..." className="sm:col-span-2">
        Crear Cuenta
      </Button>
    </form>
  );
}
