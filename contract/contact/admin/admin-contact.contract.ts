import * as z from 'zod/mini';
import { del, get, post, put } from '../../endpoint.ts';
import {
  email,
  idParams,
  instant,
  nullableText,
  optionalLongText,
  pageFields,
  pageNumber,
  pageSize,
  requiredLongText,
  searchText,
} from '../../fields.ts';
import { columnChoice, sortKeys, sortOrder, tableFile } from '../../table.ts';
import { contactDepartment, contactLimits } from '../contact.contract.ts';
import { contactSubject } from '../contact-subjects.ts';

export const inboxLimits = { answer: 5000, note: 2000 };

/** `unanswered` may be read or not; `all` has no filter. */
export const inboxState = z.enum(['all', 'unread', 'unanswered', 'answered']);
export type InboxState = z.output<typeof inboxState>;

const person = z.object({ id: z.string(), name: z.string() });

export const inboxMessage = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  subject: contactSubject,
  message: z.string(),
  memberId: z.nullable(z.string()),
  project: z.nullable(z.object({ id: z.string(), title: z.string() })),
  isRead: z.boolean(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  answeredBy: z.nullable(person),
  note: z.nullable(z.string()),
  createdAt: instant,
});
export type InboxMessage = z.output<typeof inboxMessage>;

export const answerBody = z.object({
  answer: requiredLongText(
    'Escribe la respuesta',
    inboxLimits.answer,
    `La respuesta no puede exceder ${inboxLimits.answer} caracteres`,
  ),
});

export const noteBody = z.object({
  note: optionalLongText(inboxLimits.note, `La nota no puede exceder ${inboxLimits.note} caracteres`),
});

const EMAIL_MESSAGE = 'Ingresa un correo electrónico válido';

/** Both empty: the department has no contact data of its own. */
export const departmentBody = z.object({
  email: z.nullish(z.union([z.literal(''), email(EMAIL_MESSAGE)], EMAIL_MESSAGE)),
  phone: nullableText(contactLimits.phone),
});

const inboxFilter = {
  state: z._default(inboxState, 'all'),
  subject: z.optional(contactSubject),
  search: searchText(),
  /** Absent: unread first, then the newest. */
  sort: z.optional(sortKeys(['name', 'createdAt'])),
};

const inboxFile = {
  needsProof: true,
  query: z.object({
    ...inboxFilter,
    sort: sortOrder(['name', 'createdAt'], '-createdAt'),
    columns: columnChoice([
      'reference',
      'name',
      'email',
      'phone',
      'company',
      'subject',
      'message',
      'state',
      'createdAt',
    ]),
  }),
} as const;

const messageCounts = z.record(inboxState, z.number());

export const adminContactContract = {
  countContactMessages: get(
    '/api/admin/contact-messages/counts',
    'admin',
    'Cuántos mensajes de contacto hay en cada estado',
    { response: messageCounts },
  ),
  listContactMessages: get(
    '/api/admin/contact-messages',
    'admin',
    'Mensajes de contacto: primero los que nadie ha leído, y de los más nuevos a los más viejos',
    {
      query: z.object({
        ...inboxFilter,
        page: pageNumber,
        limit: pageSize(20, 100),
      }),
      response: z.object({
        messages: z.array(inboxMessage),
        ...pageFields,
        counts: messageCounts,
      }),
    },
  ),
  downloadMessagesCsv: tableFile(
    'csv',
    '/api/admin/contact-messages',
    'admin',
    'los mensajes del filtro y las columnas elegidas',
    inboxFile,
  ),
  downloadMessagesXlsx: tableFile(
    'xlsx',
    '/api/admin/contact-messages',
    'admin',
    'los mensajes del filtro y las columnas elegidas',
    inboxFile,
  ),
  getContactMessage: get('/api/admin/contact-messages/:id', 'admin', 'Un mensaje de contacto', {
    params: idParams,
    response: inboxMessage,
  }),
  markMessageRead: put(
    '/api/admin/contact-messages/:id/read',
    'admin',
    'Marcar un mensaje como leído; repetirlo no cambia nada',
    { needsProof: 'daily-work', params: idParams, response: inboxMessage },
  ),
  markMessageUnread: del(
    '/api/admin/contact-messages/:id/read',
    'admin',
    'Marcar un mensaje como no leído; repetirlo no cambia nada',
    { needsProof: 'daily-work', params: idParams, response: inboxMessage },
  ),
  answerMessage: post(
    '/api/admin/contact-messages/:id/answer',
    'admin',
    'Responder por correo, una sola vez, a quien envió un mensaje',
    {
      needsProof: 'daily-work',
      params: idParams,
      body: answerBody,
      response: inboxMessage,
      status: 201,
    },
  ),
  saveNote: put(
    '/api/admin/contact-messages/:id/note',
    'admin',
    'Guardar una nota interna sobre un mensaje; vacía, se quita',
    { needsProof: 'daily-work', params: idParams, body: noteBody, response: inboxMessage },
  ),
  deleteContactMessage: del('/api/admin/contact-messages/:id', 'admin', 'Eliminar un mensaje de contacto', {
    needsProof: 'daily-work',
    params: idParams,
    response: z.object({ id: z.string() }),
  }),
  updateDepartment: put(
    '/api/admin/contact-departments/:key',
    'admin',
    'Cambiar o quitar el correo y el teléfono de un departamento; los generales son los de la configuración del sitio',
    {
      needsProof: true,
      params: z.object({ key: z.enum(['membership', 'activities'], 'El departamento no existe') }),
      body: departmentBody,
      response: contactDepartment,
    },
  ),
};
