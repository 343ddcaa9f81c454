import * as z from 'zod/mini';
import { accountLimits, tokenBody } from '../account/account.contract.ts';
import { rejectedRow } from '../csv-import.ts';
import { del, get, post } from '../endpoint.ts';
import {
  companyName,
  email,
  idParams,
  instant,
  optionalLongText,
  pageFields,
  pageNumber,
  pageSize,
  personName,
  searchText,
} from '../fields.ts';
import { sortOrder } from '../table.ts';

export const invitationLimits = { note: 500, days: 14, lines: 2000 };

/** An expired invitation can be sent again. */
export const invitationState = z.enum(['pending', 'accepted', 'expired', 'revoked']);
export type InvitationState = z.output<typeof invitationState>;

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.nullable(z.string()),
  note: z.nullable(z.string()),
  state: invitationState,
  invitedBy: z.nullable(z.string()),
  createdAt: instant,
  /** Null while its mail is queued. */
  sentAt: z.nullable(instant),
  expiresAt: instant,
  acceptedAt: z.nullable(instant),
});
export type Invitation = z.output<typeof invitation>;

export const invitationBody = z.object({
  firstName: personName('El nombre es requerido', accountLimits.name),
  lastName: personName('El apellido es requerido', accountLimits.name),
  email: email('Ingresa un correo electrónico válido'),
  company: companyName(accountLimits.company),
  note: optionalLongText(invitationLimits.note, `La nota no puede exceder ${invitationLimits.note} caracteres`),
});
export type InvitationForm = z.output<typeof invitationBody>;

export const refusalKind = z.enum(['invalid', 'repeated', 'member', 'invited']);
export type RefusalKind = z.output<typeof refusalKind>;

const refusedInvitation = z.extend(rejectedRow, { kind: refusalKind });
export type RefusedInvitation = z.output<typeof refusedInvitation>;

export const invitationReport = z.object({
  ready: z.number(),
  /** First rows, to check that the columns were understood. */
  sample: z.array(
    z.object({
      line: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      company: z.nullable(z.string()),
    }),
  ),
  refused: z.array(refusedInvitation),
});
export type InvitationReport = z.output<typeof invitationReport>;

export const invitationsContract = {
  listInvitations: get('/api/admin/invitations', 'admin', 'Invitaciones a ser miembro, en el orden pedido', {
    query: z.object({
      state: z.optional(invitationState),
      search: searchText(),
      sort: sortOrder(['email', 'createdAt'], '-createdAt'),
      page: pageNumber,
      limit: pageSize(20, 100),
    }),
    response: z.object({
      invitations: z.array(invitation),
      ...pageFields,
      counts: z.record(invitationState, z.number()),
    }),
  }),
  inviteMember: post(
    '/api/admin/invitations',
    'admin',
    `Invitar a una persona por correo; el enlace vale por ${invitationLimits.days} días y una sola vez`,
    { needsProof: true, body: invitationBody, response: invitation, status: 201 },
  ),
  importInvitations: post(
    '/api/admin/invitations/import',
    'admin',
    `Invitar a las personas de un archivo CSV (text/csv) de hasta ${invitationLimits.lines} líneas; con \`preview\` solo dice lo que haría`,
    {
      needsProof: true,
      query: z.object({ step: z._default(z.enum(['preview', 'send'], 'Elige preview o send'), 'preview') }),
      response: invitationReport,
    },
  ),
  resendInvitation: post(
    '/api/admin/invitations/:id/resend',
    'admin',
    'Enviar otra vez una invitación; el enlace anterior deja de valer y empieza un plazo nuevo',
    { needsProof: true, params: idParams, response: invitation },
  ),
  revokeInvitation: del('/api/admin/invitations/:id', 'admin', 'Anular una invitación; repetirlo no cambia nada', {
    needsProof: 'daily-work',
    params: idParams,
    response: invitation,
  }),
  /** `POST` keeps the token out of logged URLs. */
  openInvitation: post(
    '/api/auth/invitation',
    'public',
    'Lo que dice una invitación, para llenar el registro; no la gasta',
    {
      body: tokenBody,
      response: z.object({
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        company: z.nullable(z.string()),
      }),
    },
  ),
};
