import * as z from 'zod/mini';

export const CONSENT_MESSAGE = 'Acepta la política de privacidad para continuar';

/** Optional for clients that do not know it; absent counts as not given. */
export const consent = z.optional(z.boolean(CONSENT_MESSAGE));

export const requiredConsent = z.boolean(CONSENT_MESSAGE).check(z.refine((given) => given, CONSENT_MESSAGE));
