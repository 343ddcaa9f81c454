import { accountLimits, type Visibility } from '#contract/account/account.contract.ts';
import { keepIdentities } from '../../copy/keep-identities.ts';
import { visibilityLabels } from '../../copy/visibility.ts';
import { defineFields } from '../../ui/record-form/field-specs.ts';

const visibility = {
  control: 'choice',
  options: Object.entries(visibilityLabels).map(([value, { choice }]) => ({
    value: value as Visibility,
    label: choice,
  })),
  half: true,
} as const;

const text = { control: 'text', half: true } as const;

export const profileFields = defineFields({
  firstName: { ...text, label: 'Nombre', required: true, input: { autoComplete: 'given-name' } },
  lastName: { ...text, label: 'Apellido', required: true, input: { autoComplete: 'family-name' } },
  email: {
    ...text,
    label: 'Correo',
    required: true,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  /** Sent only with a new address. */
  currentPassword: { control: 'own', label: 'Contraseña actual', empty: '', text: String },
  keepIdentities: { control: 'check', ...keepIdentities },
  emailVisibility: { ...visibility, label: '¿Quién ve tu correo?' },
  company: { ...text, label: 'Empresa', max: accountLimits.company, input: { autoComplete: 'organization' } },
  position: { ...text, label: 'Cargo', max: accountLimits.position, input: { autoComplete: 'organization-title' } },
  phone: {
    ...text,
    label: 'Teléfono',
    input: { type: 'tel', autoComplete: 'tel', placeholder: '809-555-0123' },
  },
  phoneVisibility: { ...visibility, label: '¿Quién ve tu teléfono?' },
  hasWhatsapp: { control: 'check', label: 'Este teléfono tiene WhatsApp' },
  website: {
    ...text,
    label: 'Sitio web',
    input: { type: 'url', inputMode: 'url', autoComplete: 'url', placeholder: 'www.tuempresa.com.do' },
  },
  location: { ...text, label: 'Ubicación', max: accountLimits.location, input: { autoComplete: 'address-level2' } },
  bio: { control: 'long', label: 'Biografía', rows: 5 },
});
