import * as z from 'zod/mini';
import { del, get, post, put } from '../endpoint.ts';
import { atMost, instant, requiredText } from '../fields.ts';

export const factorLimits = { passkeyName: 60, passkeys: 20, recoveryCodes: 10 };

/** An app's six digits or a recovery code; spaces and hyphens do not matter. */
export const factorCode = z
  .string('Escribe el código')
  .check(z.trim(), z.minLength(1, 'Escribe el código'), atMost(30, 'El código no es correcto'));

export const codeBody = z.object({ code: factorCode });

const passkeyName = requiredText('Ponle un nombre a la llave', factorLimits.passkeyName);
export const passkeyBody = z.object({ name: passkeyName });

const NOT_A_PASSKEY = 'La llave de acceso no se pudo leer';
const bytes = (max: number) =>
  z.string(NOT_A_PASSKEY).check(atMost(max, NOT_A_PASSKEY), z.regex(/^[\w-]+={0,2}$/, NOT_A_PASSKEY));

/** Longest id that the standard allows, 1023 bytes, in base64url. */
const credentialId = bytes(1364);
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', NOT_A_PASSKEY),
  clientExtensionResults: z.object({}, NOT_A_PASSKEY),
};

/** JSON of `navigator.credentials.create`. */
export const newPasskeyResponse = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(20_000),
        transports: z.optional(z.array(bytes(30)).check(atMost(10, NOT_A_PASSKEY))),
      },
      NOT_A_PASSKEY,
    ),
  },
  NOT_A_PASSKEY,
);
export type NewPasskeyResponse = z.output<typeof newPasskeyResponse>;

/** JSON of `navigator.credentials.get`. */
export const passkeyResponse = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(4_000),
        userHandle: z.nullish(bytes(100)),
      },
      NOT_A_PASSKEY,
    ),
  },
  NOT_A_PASSKEY,
);
export type PasskeyResponse = z.output<typeof passkeyResponse>;

/** Opaque: passed to the browser's `PublicKeyCredential`. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /** Synced between devices by the owner's platform account. */
  isBackedUp: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

export const ownFactors = z.object({
  totp: z.nullable(z.object({ confirmedAt: instant })),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
});
export type OwnFactors = z.output<typeof ownFactors>;

/** Shown once; only hashes are kept. */
const recoveryCodes = z.array(z.string());
/** Null where the account already has some. */
const firstRecoveryCodes = z.nullable(recoveryCodes);

const done = z.object({ message: z.string() });
const byId = z.object({ id: z.uuid('El identificador no es válido') });

export const factorsContract = {
  listFactors: get('/api/auth/factors', 'member', 'Segundos factores propios', { response: ownFactors }),
  startTotp: post(
    '/api/auth/totp',
    'member',
    'Empezar a usar una aplicación de códigos; cuenta cuando se confirma con su primer código',
    { needsProof: true, response: z.object({ secret: z.string(), uri: z.string() }) },
  ),
  confirmTotp: post('/api/auth/totp/confirm', 'member', 'Confirmar la aplicación de códigos con su primer código', {
    needsProof: true,
    body: codeBody,
    response: z.object({ recoveryCodes: firstRecoveryCodes }),
  }),
  removeTotp: del('/api/auth/totp', 'member', 'Dejar de usar la aplicación de códigos', {
    needsProof: true,
    response: done,
  }),
  renewRecoveryCodes: post(
    '/api/auth/recovery-codes',
    'member',
    'Códigos de recuperación nuevos; los anteriores dejan de servir',
    { needsProof: true, response: z.object({ recoveryCodes }) },
  ),
};

export const passkeysContract = {
  startPasskey: post(
    '/api/auth/passkeys/options',
    'member',
    'Opciones para que el navegador cree una llave de acceso',
    { needsProof: true, response: passkeyOptions },
  ),
  addPasskey: post('/api/auth/passkeys', 'member', 'Agregar la llave de acceso que creó el navegador', {
    needsProof: true,
    body: z.object({ name: passkeyName, response: newPasskeyResponse }),
    response: z.object({ passkey, recoveryCodes: firstRecoveryCodes }),
    status: 201,
  }),
  renamePasskey: put('/api/auth/passkeys/:id', 'member', 'Cambiar el nombre de una llave de acceso propia', {
    params: byId,
    body: passkeyBody,
    response: passkey,
  }),
  removePasskey: del('/api/auth/passkeys/:id', 'member', 'Quitar una llave de acceso propia', {
    needsProof: true,
    params: byId,
    response: done,
  }),
};
