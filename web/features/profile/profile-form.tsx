import { type FormEvent, useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { profileLimits } from '#contract/profile/profile.contract.ts';
import { formatPhone } from '../../lib/contact-links.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { formGrid } from '../../ui/field.tsx';
import { LazyConflictNotice, LazySubmissionNotice } from '../../ui/lazy-notices.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Fields } from '../../ui/record-form/field-specs.ts';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { useRecordEditor } from '../../ui/record-form/use-record-editor.ts';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { changesOf } from '../../ui/use-versioned-editor.ts';
import { useEditProfile } from './profile.api.ts';
import { profileFields } from './profile-fields.ts';

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
  const edit = useEditProfile();
  const editor = useRecordEditor({
    fields: profileFields,
    record: user,
    name: `profile:${user.id}`,
    secrets: ['currentPassword'],
    schema: async () => (await import('#contract/profile/profile.contract.ts')).profileBody,
    toBody: (values) => values,
    valuesOf: (saved: CurrentUser) => ({ ...saved, phone: saved.phone && formatPhone(saved.phone) }),
    save: (values, _: 'save', changes) => edit.mutateAsync({ body: changesOf(values, changes) }),
    onFailure: (error) => toastFailure('Error al actualizar', error),
    onSaved: ({ pendingEmail }) => {
      const description =
        pendingEmail && pendingEmail !== user.pendingEmail
          ? `Enviamos un enlace a ${pendingEmail}: tu correo cambiará cuando lo abras donde tienes tu sesión.`
          : 'Tu información ha sido actualizada exitosamente.';
      toast({ title: 'Perfil actualizado', description });
      onClose();
    },
  });
  const { field, submit, summary, notice, conflicts, sending, guardDialog, form } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  const [email, bio] = form.watch(['email', 'bio']);
  const changesEmail = email.trim().toLowerCase() !== user.email;
  const { firstName, lastName, email: address, currentPassword, keepIdentities, ...rest } = profileFields;
  const fields: Fields = {
    firstName,
    lastName,
    email: { ...address, help: emailHelp[user.emailChangeNeeds] },
    ...(changesEmail && user.emailChangeNeeds === 'password' && { currentPassword }),
    ...(changesEmail && hasIdentities && { keepIdentities }),
    ...rest,
    bio: { ...rest.bio, help: <CharacterCount length={bio.trim().length} max={profileLimits.bio} /> },
  };

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
          <RecordFields
            fields={fields}
            form={editor}
            own={{
              currentPassword: (
                <PasswordField
                  key="currentPassword"
                  label={`${currentPassword.label} *`}
                  {...field('currentPassword')}
                  className="half"
                  register={form.register('currentPassword')}
                />
              ),
            }}
          />
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
