import * as z from 'zod/mini';
import { role } from '../account/account.contract.ts';
import { ROLES } from '../account/roles.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pageFields, pageNumber, pageSize, requiredLongText, searchText } from '../fields.ts';
import { columnChoice, sortOrder } from '../table.ts';

export const adminMemberLimits = { reason: 500, search: 100, pageSize: 20 };

export const adminMemberState = z.enum(['active', 'suspended']);
export type AdminMemberState = z.output<typeof adminMemberState>;

/** A member as administrators see them: contact data regardless of its visibility. */
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
  suspendedAt: z.nullable(z.string()),
  suspendedReason: z.nullable(z.string()),
  createdAt: z.string(),
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
  guard: 'admin',
  needsProof: true,
  query: z.object({
    ...memberFilter,
    columns: columnChoice(['name', 'email', 'phone', 'company', 'position', 'location', 'role', 'state', 'createdAt']),
  }),
} as const;

export const adminMembersContract = {
  listAllMembers: endpoint({
    method: 'GET',
    path: '/api/admin/members',
    guard: 'admin',
    summary: 'Todas las personas con cuenta, también las suspendidas, en el orden pedido',
    query: z.object({
      ...memberFilter,
      page: pageNumber,
      limit: pageSize(adminMemberLimits.pageSize, 100),
    }),
    response: z.object({ members: z.array(adminMember), ...pageFields }),
  }),
  downloadMembersCsv: endpoint({
    method: 'GET',
    path: '/api/admin/members.csv',
    summary: 'Archivo CSV con los miembros del filtro y las columnas elegidas',
    ...memberFile,
  }),
  downloadMembersXlsx: endpoint({
    method: 'GET',
    path: '/api/admin/members.xlsx',
    summary: 'Archivo de Excel con los miembros del filtro y las columnas elegidas',
    ...memberFile,
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/admin/members/:id/role',
    guard: 'admin',
    needsProof: true,
    summary: 'Cambiar el rol de una cuenta: miembro, editor, eventos, moderador o administrador',
    params: idParams,
    body: z.object({ role: z.enum(ROLES, 'Elige uno de los roles') }),
    response: adminMember,
  }),
  suspendMember: endpoint({
    method: 'PUT',
    path: '/api/admin/members/:id/suspension',
    guard: 'admin',
    needsProof: true,
    summary: 'Suspender una cuenta con un motivo; sus sesiones terminan al momento',
    params: idParams,
    body: suspensionBody,
    response: adminMember,
  }),
  reinstateMember: endpoint({
    method: 'DELETE',
    path: '/api/admin/members/:id/suspension',
    guard: 'admin',
    needsProof: true,
    summary: 'Levantar la suspensión de una cuenta',
    params: idParams,
    response: adminMember,
  }),
};
