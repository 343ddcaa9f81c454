import { defineFields, type FieldSpec } from '../../ui/record-form/field-specs.ts';

const text = { control: 'text', required: 'unmarked' } as const;

/** A new password draws itself, with its advice. */
const newPassword = { control: 'own', label: '', empty: '', text: String } as const;

export const accountFields = defineFields({
  /** Before a sign-in. */
  username: {
    ...text,
    label: 'Correo',
    input: { type: 'email', inputMode: 'email', autoComplete: 'username', placeholder: 'tu@email.com' },
  },
  password: { control: 'password', label: 'Tu contraseña', required: 'unmarked' },
  newPassword,
  firstName: { ...text, label: 'Nombre', input: { autoComplete: 'given-name' } },
  lastName: { ...text, label: 'Apellido', input: { autoComplete: 'family-name' } },
});

/** Without an app, the only codes are the recovery codes saved with a passkey. */
export const codeField = (hasApp: boolean): FieldSpec => ({
  ...text,
  label: hasApp ? 'Código' : 'Código de recuperación',
  help: hasApp
    ? 'Los seis números de tu aplicación de códigos, o uno de tus códigos de recuperación.'
    : 'Uno de los que guardaste cuando agregaste tu llave de acceso.',
  input: { autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false },
});
