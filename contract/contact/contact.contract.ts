import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { email, instant, nullableText, requiredLongText, requiredText } from '../fields.ts';
import { consent, requiredConsent } from '../legal/consent.ts';
import { contactSubject, departmentKey } from './contact-subjects.ts';

export const contactLimits = { nameMin: 2, name: 100, phone: 30, company: 100, messageMin: 10, message: 5000 };

const NAME_MESSAGE = `El nombre debe tener al menos ${contactLimits.nameMin} caracteres`;
const MESSAGE_MESSAGE = `El mensaje debe tener al menos ${contactLimits.messageMin} caracteres`;

export const contactBody = z.object({
  name: requiredText(NAME_MESSAGE, contactLimits.name).check(z.minLength(contactLimits.nameMin, NAME_MESSAGE)),
  email: email('Ingresa un correo electrónico válido'),
  phone: nullableText(contactLimits.phone),
  company: nullableText(contactLimits.company),
  subject: contactSubject,
  message: requiredLongText(
    MESSAGE_MESSAGE,
    contactLimits.message,
    `El mensaje no puede exceder ${contactLimits.message} caracteres`,
  ).check(z.minLength(contactLimits.messageMin, MESSAGE_MESSAGE)),
  projectId: z.nullish(z.uuid('El identificador no es válido')),
  consent,
});

export const contactBodyWithConsent = z.extend(contactBody, { consent: requiredConsent });
export type ContactBody = z.output<typeof contactBody>;

export const contactReceipt = z.object({
  id: z.string(),
  /** To quote in later questions: `MSJ-00042`. */
  reference: z.string(),
  createdAt: instant,
  /** Only to the confirmed address of the account itself. */
  copySent: z.boolean(),
});
export type ContactReceipt = z.output<typeof contactReceipt>;

export const contactDepartment = z.object({
  key: departmentKey,
  name: z.string(),
  /** Null: messages go to the general address. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type ContactDepartment = z.output<typeof contactDepartment>;

export const contactContract = {
  listDepartments: get('/api/contact/departments', 'member', 'Correos y teléfonos de los departamentos', {
    response: z.array(contactDepartment),
  }),
  sendContactMessage: post('/api/contact', 'member', 'Enviar un mensaje al departamento que atiende el asunto', {
    takesIdempotencyKey: true,
    body: contactBody,
    response: contactReceipt,
    status: 201,
  }),
};
