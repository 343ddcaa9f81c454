import * as z from 'zod/mini';

export const CONSENT_MESSAGE = 'Acepta la política de privacidad para continuar';

/** Consent to the privacy text. Optional for clients that do not know it; absent counts as not given. */
export const consent = z.optional(z.boolean(CONSENT_MESSAGE));

/** The same for forms, where the portal asks for it. */
export const requiredConsent = z.boolean(CONSENT_MESSAGE).check(z.refine((given) => given, CONSENT_MESSAGE));
