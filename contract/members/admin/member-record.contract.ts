import * as z from 'zod/mini';
import { accountLimits } from '../../account/account.contract.ts';
import { del, get, patch, post } from '../../endpoint.ts';
import {
  companyName,
  idParams,
  instant,
  nullableText,
  optionalPhone,
  personName,
  requiredLongText,
} from '../../fields.ts';
import { editBody } from '../../versioned-body.ts';
import { adminMember } from './admin-members.contract.ts';

export const memberRecordLimits = { note: 2000 };

/** Fields that the office may correct; address, photo and biography stay the member's own. */
export const memberForm = z.object({
  firstName: personName('El nombre es requerido', accountLimits.name),
  lastName: personName('El apellido es requerido', accountLimits.name),
  phone: optionalPhone(),
  company: companyName(accountLimits.company),
  position: nullableText(accountLimits.position),
  location: nullableText(accountLimits.location),
});
export type MemberForm = z.output<typeof memberForm>;

export const memberNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Snapshot of the name. */
  authorName: z.string(),
  createdAt: instant,
});
export type MemberNote = z.output<typeof memberNote>;

export const memberRecord = z.object({
  ...adminMember.shape,
  version: z.number(),
  /** Known for the last 400 days only. */
  lastSignInAt: z.nullable(instant),
  counts: z.object({ posts: z.number(), comments: z.number(), registrations: z.number(), attended: z.number() }),
  notes: z.array(memberNote),
});
export type MemberRecord = z.output<typeof memberRecord>;

export const memberNoteBody = z.object({
  text: requiredLongText(
    'Escribe la nota',
    memberRecordLimits.note,
    `La nota no puede exceder ${memberRecordLimits.note} caracteres`,
  ),
});

export const memberRecordContract = {
  getMemberRecord: get(
    '/api/admin/members/:id',
    'admin',
    'La ficha de una persona: sus datos, su participación y las notas de la oficina',
    { params: idParams, response: memberRecord },
  ),
  editMember: patch(
    '/api/admin/members/:id',
    'admin',
    'Corregir los datos de una persona; queda en la auditoría lo que había antes',
    {
      needsProof: 'daily-work',
      versioned: true,
      params: idParams,
      body: editBody(memberForm),
      response: memberRecord,
    },
  ),
  addMemberNote: post(
    '/api/admin/members/:id/notes',
    'admin',
    'Anotar algo sobre una persona; lo lee la administración, y esa persona en la descarga de sus datos',
    {
      needsProof: 'daily-work',
      params: idParams,
      body: memberNoteBody,
      response: memberRecord,
      status: 201,
    },
  ),
  deleteMemberNote: del('/api/admin/members/:id/notes/:noteId', 'admin', 'Quitar una nota', {
    needsProof: 'daily-work',
    params: z.extend(idParams, { noteId: z.uuid('El identificador no es válido') }),
    response: memberRecord,
  }),
};
