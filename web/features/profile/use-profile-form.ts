import type { CurrentUser, Visibility } from '#contract/account/account.contract.ts';
import { keepIdentities } from '../../content/keep-identities.ts';
import { formatPhone } from '../../lib/contact-links.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { changesOf, useVersionedEditor } from '../../ui/use-versioned-editor.ts';
import { useEditProfile } from './profile.api.ts';
import { visibilityLabels } from './visibility-select.tsx';

/** Key order is display order. */
interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  /** Sent only with a new address. */
  currentPassword: string;
  keepIdentities: boolean;
  emailVisibility: Visibility;
  company: string;
  position: string;
  phone: string;
  phoneVisibility: Visibility;
  hasWhatsapp: boolean;
  website: string;
  location: string;
  bio: string;
}

function toProfileValues(user: CurrentUser): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    currentPassword: '',
    keepIdentities: false,
    emailVisibility: user.emailVisibility,
    company: user.company ?? '',
    position: user.position ?? '',
    phone: user.phone ? formatPhone(user.phone) : '',
    phoneVisibility: user.phoneVisibility,
    hasWhatsapp: user.hasWhatsapp,
    website: user.website ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
  };
}

export const profileLabels: Record<keyof ProfileValues, string> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  currentPassword: 'Contraseña actual',
  keepIdentities: keepIdentities.label,
  emailVisibility: '¿Quién ve tu correo?',
  company: 'Empresa',
  position: 'Cargo',
  phone: 'Teléfono',
  phoneVisibility: '¿Quién ve tu teléfono?',
  hasWhatsapp: 'Este teléfono tiene WhatsApp',
  website: 'Sitio web',
  location: 'Ubicación',
  bio: 'Biografía',
};

const yesNo = (value: boolean) => (value ? 'Sí' : 'No');

const loadSchema = async () => (await import('#contract/profile/profile.contract.ts')).profileBody;

export function useProfileForm(user: CurrentUser, onSaved: () => void) {
  const edit = useEditProfile();
  return useVersionedEditor<ProfileValues, CurrentUser, 'save'>({
    record: user,
    name: `profile:${user.id}`,
    secrets: ['currentPassword'],
    validate: (values) => schemaProblems(loadSchema, values),
    save: (values, _, changes) => edit.mutateAsync({ body: changesOf(values, changes) }),
    toValues: toProfileValues,
    labels: profileLabels,
    textOf: (_, value) =>
      typeof value === 'boolean' ? yesNo(value) : (visibilityLabels[value as Visibility]?.choice ?? (value || 'Vacío')),
    onFailure: (error) => toastFailure('Error al actualizar', error),
    onSaved: ({ pendingEmail }) => {
      const description =
        pendingEmail && pendingEmail !== user.pendingEmail
          ? `Enviamos un enlace a ${pendingEmail}: tu correo cambiará cuando lo abras donde tienes tu sesión.`
          : 'Tu información ha sido actualizada exitosamente.';
      toast({ title: 'Perfil actualizado', description });
      onSaved();
    },
  });
}
