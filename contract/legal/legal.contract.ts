import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { instant, requiredLongText, shallowMarkdown } from '../fields.ts';
import { LEGAL_DOCUMENTS } from './legal-documents.ts';

export const legalLimits = { content: 40_000, versionsShown: 100 };

export const legalDocument = z.enum(LEGAL_DOCUMENTS, 'Ese texto no existe');

const published = z.object({ version: z.number(), publishedAt: instant });

export const legalText = z.object({
  document: legalDocument,
  version: z.number(),
  publishedAt: instant,
  content: z.string(),
  /** Newest first. */
  versions: z.array(published),
});
export type LegalText = z.output<typeof legalText>;

const params = z.object({ document: legalDocument });

const query = z.object({
  version: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/, 'La versión no es válida')),
      z.transform((text) => Number(text)),
    ),
  ),
});

export const legalContract = {
  getLegalText: get(
    '/api/legal/:document',
    'public',
    'Privacidad, términos o cookies: el texto vigente, o una versión anterior',
    { params, query, response: legalText },
  ),
  getLegalDraft: get(
    '/api/admin/legal/:document',
    'admin',
    'El texto vigente o una versión anterior tal como se escribió, para cambiarlo',
    { params, query, response: legalText },
  ),
  publishLegalText: post(
    '/api/admin/legal/:document',
    'admin',
    'Publicar una versión nueva; las anteriores se pueden seguir leyendo',
    {
      needsProof: true,
      params,
      body: z.object({
        content: requiredLongText(
          'Escribe el texto',
          legalLimits.content,
          `El texto no puede exceder ${legalLimits.content} caracteres`,
        ).check(shallowMarkdown()),
      }),
      response: published,
      status: 201,
    },
  ),
};
