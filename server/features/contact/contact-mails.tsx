/** @jsxRuntime automatic */

import { contactMessagePath } from '#contract/admin-paths.ts';
import { type ContactSubject, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { memberPath } from '#contract/paths.ts';
import { spanishDay } from '../../core/dominican-time.ts';
import type { JobData } from '../../core/jobs.ts';
import { composeMail, type MailSite } from '../../core/mail/compose-mail.tsx';
import { Action, Facts, Paragraph, Quote } from '../../core/mail/mail-components.tsx';

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

/** Name and address of the message are as typed, not those of the account. */
interface Account {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  isEmailVerified: boolean;
}

export interface Mailbox {
  name: string;
  email: string;
}

interface Site extends MailSite {
  publicUrl: string;
}

const replyAddress = (department: Mailbox | undefined) =>
  department && { name: department.name, address: department.email };

const fact = (label: string, value: string | null) => (value ? [{ label, value }] : []);

const factsOf = ({ phone, company, projectTitle }: Message) => [
  ...fact('Teléfono', phone),
  ...fact('Empresa', company),
  ...fact('Proyecto', projectTitle),
];

function describeAccount({ id, firstName, lastName, email, isEmailVerified }: Account, { publicUrl }: Site): string {
  const state = isEmailVerified ? 'confirmado' : 'sin confirmar';
  return `Lo envió la cuenta de ${firstName} ${lastName} (${email}, correo ${state}).\nPerfil: ${publicUrl}${memberPath({ id })}`;
}

export function departmentMail(
  message: Message,
  account: Account,
  { department, site }: { department: Mailbox; site: Site },
): Promise<JobData['mail']> {
  const { id, reference, name, email, subject } = message;
  return composeMail({
    to: department.email,
    replyTo: { name, address: email },
    subject: `${subjectLabels[subject]}: mensaje de ${name} (${reference})`,
    site,
    content: (
      <>
        <Paragraph>{name} escribió desde el formulario de contacto.</Paragraph>
        <Paragraph>{describeAccount(account, site)}</Paragraph>
        <Facts facts={[...fact('Asunto', subjectLabels[subject]), ...fact('Correo', email), ...factsOf(message)]} />
        <Paragraph>{message.message}</Paragraph>
        <Paragraph>
          Puedes responder a este correo o hacerlo desde el portal, donde la respuesta queda guardada.
        </Paragraph>
        <Action label="Abrir el mensaje en el portal" href={site.publicUrl + contactMessagePath({ id })} />
      </>
    ),
  });
}

export function copyMail(message: Message, department: Mailbox | undefined, site: Site): Promise<JobData['mail']> {
  return composeMail({
    to: message.email,
    replyTo: replyAddress(department),
    subject: `Recibimos tu mensaje (${message.reference})`,
    site,
    content: (
      <>
        <Paragraph>Hola, {message.name}:</Paragraph>
        <Paragraph>
          Recibimos tu mensaje y te contactaremos pronto. Si preguntas por él, menciona el número {message.reference}.
        </Paragraph>
        <Facts facts={[...fact('Asunto', subjectLabels[message.subject]), ...factsOf(message)]} />
        <Paragraph>{message.message}</Paragraph>
      </>
    ),
  });
}

/** An unconfirmed address may be somebody else's: it gets nothing that was typed in the form. */
export function answerMail(
  message: Message,
  answer: string,
  { department, site, isConfirmed }: { department: Mailbox | undefined; site: Site; isConfirmed: boolean },
): Promise<JobData['mail']> {
  const writtenOn = spanishDay(dominicanDay(message.createdAt));
  return composeMail({
    to: message.email,
    replyTo: replyAddress(department),
    subject: `Re: ${subjectLabels[message.subject]} (${message.reference})`,
    site,
    content: (
      <>
        <Paragraph>{isConfirmed ? `Hola, ${message.name}:` : 'Hola:'}</Paragraph>
        <Paragraph>{answer}</Paragraph>
        {isConfirmed && <Quote intro={`El ${writtenOn} escribiste:`}>{message.message}</Quote>}
      </>
    ),
  });
}
