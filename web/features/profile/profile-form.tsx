import { type FormEvent, useEffect, useRef } from 'react';
import { accountLimits, type CurrentUser } from '#contract/account/account.contract.ts';
import { profileLimits } from '#contract/profile/profile.contract.ts';
import { keepIdentities } from '../../content/keep-identities.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { CheckboxField, Field, formGrid } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/form-controls.tsx';
import { LazyConflictNotice, LazySubmissionNotice } from '../../ui/lazy-notices.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { profileLabels, useProfileForm } from './use-profile-form.ts';
import { VisibilitySelect } from './visibility-select.tsx';

const emailHelp: Record<CurrentUser['emailChangeNeeds'], string> = {
  nothing: 'Si lo cambias, te enviaremos un enlace para confirmarlo.',
  password: 'Si lo cambias, te pediremos tu contraseña, y valdrá cuando lo confirmes con el enlace que enviaremos.',
  'recent-sign-in':
    'Para cambiarlo debes haber iniciado sesión hace menos de 10 minutos; valdrá cuando lo confirmes con el enlace que enviaremos.',
};

const UNRESOLVED = 'No sabemos si se guardó. Guarda los cambios otra vez cuando tengas señal: no se repiten.';

interface ProfileFormProps {
  user: CurrentUser;
  hasIdentities: boolean;
  onClose: () => void;
}

export function ProfileForm({ user, hasIdentities, onClose }: ProfileFormProps) {
  const { register, field, submit, summary, notice, conflicts, sending, guardDialog, form } = useProfileForm(
    user,
    onClose,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const bio = form.watch('bio');
  const changesEmail = form.watch('email').trim().toLowerCase() !== user.email;

  useEffect(() => heading.current?.focus(), []);

  function cancel() {
    notice.onDiscard();
    onClose();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit('save');
  }

  return (
    <section aria-labelledby="editar-perfil">
      <LazyConflictNotice conflicts={conflicts} attempt={summary.attempt} />
      <Card className="p-5 sm:p-6">
        <h2 ref={heading} id="editar-perfil" tabIndex={-1} className="text-xl">
          Editar perfil
        </h2>
        <form noValidate onSubmit={onSubmit} className={`mt-4 ${formGrid}`}>
          <p className="text-sm text-muted">Los campos con * son obligatorios.</p>
          <LazySubmissionNotice {...notice} unresolved={UNRESOLVED} />
          <ErrorSummary {...summary} />
          <Field label={`${profileLabels.firstName} *`} {...field('firstName')} className="half">
            {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" required />}
          </Field>
          <Field label={`${profileLabels.lastName} *`} {...field('lastName')} className="half">
            {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" required />}
          </Field>
          <Field
            label={`${profileLabels.email} *`}
            {...field('email')}
            help={emailHelp[user.emailChangeNeeds]}
            className="half"
          >
            {(control) => (
              <Input {...control} {...register('email')} type="email" inputMode="email" autoComplete="email" required />
            )}
          </Field>
          {changesEmail && user.emailChangeNeeds === 'password' ? (
            <Field label={`${profileLabels.currentPassword} *`} {...field('currentPassword')} className="half">
              {(control) => (
                <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" required />
              )}
            </Field>
          ) : null}
          {changesEmail && hasIdentities ? <CheckboxField {...register('keepIdentities')} {...keepIdentities} /> : null}
          <VisibilitySelect
            label={profileLabels.emailVisibility}
            {...field('emailVisibility')}
            {...register('emailVisibility')}
          />
          <Field label={profileLabels.company} {...field('company')} className="half">
            {(control) => (
              <Input
                {...control}
                {...register('company')}
                autoComplete="organization"
                maxLength={accountLimits.company}
              />
            )}
          </Field>
          <Field label={profileLabels.position} {...field('position')} className="half">
            {(control) => (
              <Input
                {...control}
                {...register('position')}
                autoComplete="organization-title"
                maxLength={accountLimits.position}
              />
            )}
          </Field>
          <Field label={profileLabels.phone} {...field('phone')} className="half">
            {(control) => (
              <Input {...control} {...register('phone')} type="tel" autoComplete="tel" placeholder="809-555-0123" />
            )}
          </Field>
          <VisibilitySelect
            label={profileLabels.phoneVisibility}
            {...field('phoneVisibility')}
            {...register('phoneVisibility')}
          />
          <CheckboxField {...register('hasWhatsapp')} id="hasWhatsapp" label={profileLabels.hasWhatsapp} />
          <Field label={profileLabels.website} {...field('website')} className="half">
            {(control) => (
              <Input
                {...control}
                {...register('website')}
                type="url"
                inputMode="url"
                autoComplete="url"
                placeholder="www.tuempresa.com.do"
              />
            )}
          </Field>
          <Field label={profileLabels.location} {...field('location')} className="half">
            {(control) => (
              <Input
                {...control}
                {...register('location')}
                autoComplete="address-level2"
                maxLength={accountLimits.location}
              />
            )}
          </Field>
          <Field
            label={profileLabels.bio}
            {...field('bio')}
            help={<CharacterCount length={bio.trim().length} max={profileLimits.bio} />}
          >
            {(control) => <Textarea {...control} {...register('bio')} rows={5} className="min-h-36" />}
          </Field>
          <div className="action-row">
            <Button variant="secondary" onClick={cancel}>
              Cancelar
            </Button>
            <Button type="submit" busy={sending !== null} busyLabel="Guardando...">
              Guardar Cambios
            </Button>
          </div>
        </form>
        {guardDialog}
      </Card>
    </section>
  );
}
