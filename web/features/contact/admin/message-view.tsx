import { Building2, Clock, type LucideIcon, Mail, Phone, Rocket, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { InboxMessage } from '#contract/contact/admin/admin-contact.contract.ts';
import { memberPath, projectPath } from '#contract/paths.ts';
import { formatPhone, telHref } from '../../../lib/contact-links.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailText } from '../../../ui/email-text.tsx';

const link = 'inline-link inline-flex min-h-9 items-center wrap-anywhere pointer-coarse:min-h-11';

interface Fact {
  icon: LucideIcon;
  /** For screen readers. */
  label: string;
  text: ReactNode;
}

function factsOf(message: InboxMessage): Fact[] {
  const { email, phone, company, project, memberId, createdAt } = message;
  return [
    { icon: Clock, label: 'Recibido', text: formatInstant(createdAt) },
    {
      icon: Mail,
      label: 'Correo',
      text: (
        <a href={`mailto:${email}`} className={link}>
          <EmailText email={email} />
        </a>
      ),
    },
    ...(phone
      ? [
          {
            icon: Phone,
            label: 'Teléfono',
            text: (
              <a href={telHref(phone)} className={link}>
                {formatPhone(phone)}
              </a>
            ),
          },
        ]
      : []),
    ...(company ? [{ icon: Building2, label: 'Empresa', text: company }] : []),
    ...(project
      ? [
          {
            icon: Rocket,
            label: 'Proyecto',
            text: (
              <Link href={projectPath(project)} className={link}>
                {project.title}
              </Link>
            ),
          },
        ]
      : []),
    ...(memberId
      ? [
          {
            icon: UserRound,
            label: 'Cuenta',
            text: (
              <Link href={memberPath({ id: memberId })} className={link}>
                Ver su perfil
              </Link>
            ),
          },
        ]
      : []),
  ];
}

export function MessageView({ message }: { message: InboxMessage }) {
  return (
    <Card as="article" className="p-5 sm:p-6">
      <ul className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-border pb-4 text-sm">
        {factsOf(message).map(({ icon: Icon, label, text }) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="sr-only">{label}: </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.message}</p>
    </Card>
  );
}
