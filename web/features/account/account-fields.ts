import type { FieldSpec, Fields } from '../../ui/record-form/field-specs.ts';

const text = { control: 'text', required: 'unmarked' } as const;

/** Passwords draw themselves, a new one with its advice. */
const password = { control: 'own', label: 'Tu contraseña', empty: '', text: String } as const;

export const accountFields = {
  /** Before a sign-in. */
  username: {
    ...text,
    label: 'Correo',
    input: { type: 'email', inputMode: 'email', autoComplete: 'username', placeholder: 'tu@email.com' },
  },
  password,
  newPassword: { ...password, label: 'Contraseña nueva' },
  firstName: { ...text, label: 'Nombre', input: { autoComplete: 'given-name' } },
  lastName: { ...text, label: 'Apellido', input: { autoComplete: 'family-name' } },
} as const satisfies Fields;

/** Without an app, the only codes are the recovery codes saved with a passkey. */
export const codeField = (hasApp: boolean): FieldSpec => ({
  ...text,
  label: hasApp ? 'Código' : 'Código de recuperación',
  help: hasApp
    ? 'Los seis números de tu aplicación de códigos, o uno de tus códigos de recuperación.'
    : 'Uno de los que guardaste cuando agregaste tu llave de acceso.',
  input: { autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false },
});
