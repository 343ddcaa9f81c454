import type { LegalDocument } from '#contract/legal/legal-documents.ts';

export const legalTitles: Record<LegalDocument, { title: string; description: string }> = {
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos guardamos, para qué, por cuánto tiempo y qué derechos te da la Ley 172-13.',
  },
  terms: { title: 'Términos de uso', description: 'Las reglas para usar el portal y participar en él.' },
  cookies: { title: 'Cookies', description: 'Qué cookies usa el portal, para qué y cómo borrarlas.' },
};

export const legalLabels: Record<LegalDocument, string> = {
  privacy: 'Privacidad',
  terms: 'Términos',
  cookies: 'Cookies',
};
