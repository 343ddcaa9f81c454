import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get } from '../endpoint.ts';
import { email, instant, pageFields, pageNumber, pageSize } from '../fields.ts';
import { SECURITY_KINDS } from './security-kinds.ts';

export const securityEvent = z.object({
  id: z.string(),
  at: instant,
  kind: z.string(),
  /** Truncated network: never a full address. */
  network: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});

export const recordedSecurityEvent = z.extend(securityEvent, {
  /** Null for an attempt on no account, or a deleted one. */
  person: z.nullable(person),
});
export type RecordedSecurityEvent = z.output<typeof recordedSecurityEvent>;

export const securityLogContract = {
  listOwnSecurityEvents: get(
    '/api/users/security-events',
    'member',
    'Lo que pasó con la seguridad de la cuenta propia en los últimos 90 días, lo más nuevo primero',
    {
      query: z.object({ page: pageNumber, limit: pageSize(10, 50) }),
      response: z.object({ events: z.array(securityEvent), ...pageFields }),
    },
  ),
  listSecurityEvents: get(
    '/api/admin/security-events',
    'admin',
    'Registro de seguridad de todas las cuentas, de los últimos 90 días, lo más nuevo primero',
    {
      query: z.object({
        kind: z.optional(z.enum(SECURITY_KINDS, 'Ese suceso no existe')),
        email: z.optional(email('Ingresa un correo electrónico válido')),
        page: pageNumber,
        limit: pageSize(30, 100),
      }),
      response: z.object({ events: z.array(recordedSecurityEvent), ...pageFields }),
    },
  ),
};
