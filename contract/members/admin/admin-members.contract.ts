import * as z from 'zod/mini';
import { role } from '../../account/account.contract.ts';
import { ROLES } from '../../account/roles.ts';
import { del, get, put } from '../../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize, requiredLongText, searchText } from '../../fields.ts';
import { columnChoice, sortOrder, tableFile } from '../../table.ts';

export const adminMemberLimits = { reason: 500, search: 100, pageSize: 20 };

export const adminMemberState = z.enum(['active', 'suspended']);
export type AdminMemberState = z.output<typeof adminMemberState>;

/** Contact data regardless of its visibility. */
export const adminMember = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  location: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role,
  isEmailVerified: z.boolean(),
  suspendedAt: z.nullable(instant),
  suspendedReason: z.nullable(z.string()),
  createdAt: instant,
});
export type AdminMember = z.output<typeof adminMember>;

export const suspensionBody = z.object({
  reason: requiredLongText(
    'Escribe el motivo',
    adminMemberLimits.reason,
    `El motivo no puede exceder ${adminMemberLimits.reason} caracteres`,
  ),
});

const memberFilter = {
  search: searchText(adminMemberLimits.search),
  role: z.optional(role),
  state: z.optional(adminMemberState),
  sort: sortOrder(['name', 'email', 'company', 'createdAt'], '-createdAt'),
};

const memberFile = {
  needsProof: true,
  query: z.object({
    ...memberFilter,
    columns: columnChoice(['name', 'email', 'phone', 'company', 'position', 'location', 'role', 'state', 'createdAt']),
  }),
} as const;

export const adminMembersContract = {
  listAllMembers: get(
    '/api/admin/members',
    'admin',
    'Todas las personas con cuenta, también las suspendidas, en el orden pedido',
    {
      query: z.object({
        ...memberFilter,
        page: pageNumber,
        limit: pageSize(adminMemberLimits.pageSize, 100),
      }),
      response: z.object({ members: z.array(adminMember), ...pageFields }),
    },
  ),
  downloadMembersCsv: tableFile(
    'csv',
    '/api/admin/members',
    'admin',
    'los miembros del filtro y las columnas elegidas',
    memberFile,
  ),
  downloadMembersXlsx: tableFile(
    'xlsx',
    '/api/admin/members',
    'admin',
    'los miembros del filtro y las columnas elegidas',
    memberFile,
  ),
  changeRole: put(
    '/api/admin/members/:id/role',
    'admin',
    'Cambiar el rol de una cuenta: miembro, editor, eventos, moderador o administrador',
    {
      needsProof: true,
      params: idParams,
      body: z.object({ role: z.enum(ROLES, 'Elige uno de los roles') }),
      response: adminMember,
    },
  ),
  suspendMember: put(
    '/api/admin/members/:id/suspension',
    'admin',
    'Suspender una cuenta con un motivo; sus sesiones terminan al momento',
    { needsProof: true, params: idParams, body: suspensionBody, response: adminMember },
  ),
  reinstateMember: del('/api/admin/members/:id/suspension', 'admin', 'Levantar la suspensión de una cuenta', {
    needsProof: true,
    params: idParams,
    response: adminMember,
  }),
};
