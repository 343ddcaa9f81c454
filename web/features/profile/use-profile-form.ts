import type { CurrentUser } from '#contract/account/account.contract.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { toast } from '../../ui/toast-store.ts';
import { useEditorForm } from '../../ui/use-editor-form.ts';
import { fetchCurrentUser, useUpdateProfile } from './profile.api.ts';
import { type ProfileValues, profileProblems, toProfileValues } from './profile-values.ts';

/** Profile form with validation and an unsaved-changes guard. */
export function useProfileForm(user: CurrentUser, onSaved: () => void) {
  const update = useUpdateProfile();
  return useEditorForm<ProfileValues, CurrentUser, 'save'>({
    initial: toProfileValues(user),
    draftKey: `profile:${user.id}`,
    secrets: ['currentPassword'],
    validate: profileProblems,
    latest: fetchCurrentUser,
    save: (values) => update.mutateAsync(values),
    toValues: toProfileValues,
    onFailure: (error) => toastFailure('Error al actualizar', error),
    onSaved: ({ pendingEmail }) => {
      const description =
        pendingEmail && pendingEmail !== user.pendingEmail
          ? `Enviamos un enlace a ${pendingEmail}: tu correo cambiará cuando lo confirmes.`
          : 'Tu información ha sido actualizada exitosamente.';
      toast({ title: 'Perfil actualizado', description });
      onSaved();
    },
  });
}
