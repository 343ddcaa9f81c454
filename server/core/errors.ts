/** Meant for the client; everything else that is thrown becomes a 500. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string | undefined,
    message: string,
    readonly details: { fields?: Record<string, string>; retryAfterSeconds?: number; current?: object } = {},
  ) {
    super(message);
  }
}

export const invalid = (fields: Record<string, string>, message = Object.values(fields)[0] ?? 'Datos inválidos.') =>
  new HttpError(400, 'invalid', message, { fields });

/** The client matches this message to redirect to the sign-in page; the response has nothing else. */
export const unauthorized = () => new HttpError(401, undefined, 'Unauthorized');

export const wrongCredentials = () => new HttpError(401, 'wrong_credentials', 'Email o contraseña incorrectos.');

/** The session opens only after the second factor. */
export const secondFactorRequired = () =>
  new HttpError(401, 'second_factor_required', 'Confirma que eres tú con tu código o tu llave de acceso.');

/** The client redirects to where a second factor is added. */
export const secondFactorMissing = () =>
  new HttpError(
    403,
    'second_factor_missing',
    'Para administrar el portal, agrega antes a tu cuenta una llave de acceso o una aplicación de códigos.',
  );

/** Step-up authentication: the client asks for proof and repeats the call. */
export const proofRequired = () => new HttpError(403, 'proof_required', 'Confirma que eres tú para continuar.');

/** One response for used, expired, foreign and unknown tokens. */
export const invalidLink = () => new HttpError(400, 'invalid_token', 'El enlace no es válido o ya venció.');

export const forbidden = (message = 'No tienes permiso para hacer esto.') => new HttpError(403, 'forbidden', message);

export const emailUnconfirmed = () =>
  new HttpError(
    403,
    'email_unconfirmed',
    'Primero confirma tu correo: abre el enlace que te enviamos, o pide otro con el botón «Enviar el enlace de nuevo».',
  );

/** One response for hidden and absent. */
export const notFound = (message = 'No encontramos lo que buscas.') => new HttpError(404, 'not_found', message);

export const conflict = (message: string, fields?: Record<string, string>) =>
  new HttpError(409, 'conflict', message, fields ? { fields } : {});

export function emailTaken() {
  const message = 'Ya existe una cuenta con este correo.';
  return conflict(message, { email: message });
}

export const versionConflict = (current: object, message: string) =>
  new HttpError(409, 'version_conflict', message, { current });

export const tooManyRequests = (retryAfterSeconds: number) =>
  new HttpError(429, 'rate_limited', 'Has hecho demasiados intentos. Espera un momento y vuelve a probar.', {
    retryAfterSeconds,
  });

export const unavailable = () =>
  new HttpError(
    503,
    'unavailable',
    'El portal no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
    {
      retryAfterSeconds: 5,
    },
  );

/** Load shedding. */
export const overloaded = () =>
  new HttpError(
    503,
    'overloaded',
    'Hay demasiadas personas usando el portal en este momento. Inténtalo de nuevo en unos segundos.',
    { retryAfterSeconds: 5 },
  );
