import type { ContactDepartment } from '#contract/contact/contact.contract.ts';
import { type ContactSubject, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { contactMessagePath, memberPath } from '#contract/paths.ts';
import { dominicanDay, spanishDay } from '../../core/dominican-time.ts';
import type { JobData } from '../../core/jobs.ts';
import { composeMail } from '../../core/mail-template.ts';

interface Message {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  subject: ContactSubject;
  projectTitle: string | null;
  message: string;
  createdAt: Date;
}

/** The sender's account; name and address of the message are as typed in the form. */
interface Account {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailVerified: boolean;
}

interface Site {
  siteName: string;
  publicUrl: string;
}

function facts({ phone, company, projectTitle }: Message): string[] {
  return [
    ...(phone ? [`Teléfono: ${phone}`] : []),
    ...(company ? [`Empresa: ${company}`] : []),
    ...(projectTitle ? [`Proyecto: ${projectTitle}`] : []),
  ];
}

function describeAccount({ id, firstName, lastName, email, isEmailVerified }: Account, { publicUrl }: Site): string {
  const state = isEmailVerified ? 'confirmado' : 'sin confirmar';
  return `Lo envió la cuenta de ${firstName} ${lastName} (${email}, correo ${state}).\nPerfil: ${publicUrl}${memberPath({ id })}`;
}

const quoted = (text: string) => text.replace(/^/gm, '> ');

/** To the department of the subject; replies go to the sender. */
export function departmentMail(
  message: Message,
  account: Account,
  { department, site }: { department: ContactDepartment; site: Site },
): JobData['mail'] {
  const { id, reference, name, email, subject } = message;
  return composeMail({
    to: department.email,
    replyTo: { name, address: email },
    subject: `${subjectLabels[subject]}: mensaje de ${name} (${reference})`,
    siteName: site.siteName,
    paragraphs: [
      `${name} escribió desde el formulario de contacto.`,
      describeAccount(account, site),
      [`Asunto: ${subjectLabels[subject]}`, `Correo: ${email}`, ...facts(message)].join('\n'),
      message.message,
      'Puedes responder a este correo o hacerlo desde el portal, donde la respuesta queda guardada.',
    ],
    action: { label: 'Abrir el mensaje en el portal', url: site.publicUrl + contactMessagePath({ id }) },
  });
}

/** The sender's copy. */
export function copyMail(message: Message, department: ContactDepartment, site: Site): JobData['mail'] {
  return composeMail({
    to: message.email,
    replyTo: { name: department.name, address: department.email },
    subject: `Recibimos tu mensaje (${message.reference})`,
    siteName: site.siteName,
    paragraphs: [
      `Hola, ${message.name}:`,
      `Recibimos tu mensaje y te contactaremos pronto. Si preguntas por él, menciona el número ${message.reference}.`,
      [`Asunto: ${subjectLabels[message.subject]}`, ...facts(message)].join('\n'),
      message.message,
    ],
  });
}

/** An unconfirmed address may belong to somebody else: it gets nothing that was typed in the form. */
export function answerMail(
  message: Message,
  answer: string,
  { department, site, isConfirmed }: { department: ContactDepartment; site: Site; isConfirmed: boolean },
): JobData['mail'] {
  return composeMail({
    to: message.email,
    replyTo: { name: department.name, address: department.email },
    subject: `Re: ${subjectLabels[message.subject]} (${message.reference})`,
    siteName: site.siteName,
    paragraphs: [
      isConfirmed ? `Hola, ${message.name}:` : 'Hola:',
      answer,
      ...(isConfirmed
        ? [`El ${spanishDay(dominicanDay(message.createdAt))} escribiste:\n${quoted(message.message)}`]
        : []),
    ],
  });
}
