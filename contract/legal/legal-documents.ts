/** Apart from the contract, so that pages without forms need no zod. */
export const LEGAL_DOCUMENTS = ['privacy', 'terms', 'cookies'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export const legalPaths: Record<LegalDocument, string> = {
  privacy: '/privacidad',
  terms: '/terminos',
  cookies: '/cookies',
};

export const LEGAL_PLACEHOLDERS = ['siteName', 'district', 'contactEmail', 'contactPhone', 'address'] as const;
