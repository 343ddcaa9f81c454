import { ContactRound, Globe, type LucideIcon, Mail, MessageCircle, Phone, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ContactWithheld, type MemberProfile, memberLimits } from '#contract/members/members.contract.ts';
import { contactCardPath, conversationPath } from '#contract/paths.ts';
import { formatPhone, telHref, whatsappHref, withoutScheme } from '../../lib/contact-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { messageHint } from './message-hint.ts';

export function MessageLink({ member }: { member: MemberProfile }) {
  if (member.connectionStatus === 'connected') {
    return (
      <ButtonLink href={conversationPath(member)}>
        <Send aria-hidden="true" className="size-4" />
        Enviar mensaje
      </ButtonLink>
    );
  }
  // A row of its own; on a phone it shares one with the menu that follows.
  return <p className="min-w-0 grow basis-2/3 text-sm text-muted sm:order-last sm:basis-full">{messageHint(member)}</p>;
}

const WITHHELD_TEXTS: Record<NonNullable<ContactWithheld>, string> = {
  unconfirmed: 'Confirma tu correo para ver sus datos de contacto.',
  limit: `Hoy ya viste los datos de contacto de ${memberLimits.contactsPerDay} personas. Mañana podrás ver más.`,
};

export function ContactList({ member }: { member: MemberProfile }) {
  const { email, phone, hasWhatsapp, website, contactWithheld } = member;
  return (
    <CardSection heading="Contacto">
      {contactWithheld ? <p className="mb-3 text-muted">{WITHHELD_TEXTS[contactWithheld]}</p> : null}
      {email || phone || website ? (
        <ul className="grid gap-1">
          {email ? (
            <ContactMethod icon={Mail} label="Correo">
              <a href={`mailto:${email}`} className={link}>
                <EmailText email={email} />
              </a>
            </ContactMethod>
          ) : null}
          {phone ? (
            <ContactMethod icon={Phone} label="Teléfono">
              <a href={telHref(phone)} className={link}>
                {formatPhone(phone)}
              </a>
            </ContactMethod>
          ) : null}
          {phone && hasWhatsapp ? (
            <ContactMethod icon={MessageCircle} label="WhatsApp">
              <a href={whatsappHref(phone)} target="_blank" rel="noopener noreferrer" className={link}>
                Escribir por WhatsApp<span className="sr-only"> (se abre en otra pestaña)</span>
              </a>
            </ContactMethod>
          ) : null}
          {website ? (
            <ContactMethod icon={Globe} label="Sitio web">
              <a href={website} target="_blank" rel="noopener noreferrer nofollow" className={link}>
                {withoutScheme(website)}
                <span className="sr-only"> (se abre en otra pestaña)</span>
              </a>
            </ContactMethod>
          ) : null}
        </ul>
      ) : contactWithheld ? null : (
        <p className="text-muted">{member.firstName} no comparte sus datos de contacto.</p>
      )}
      {contactWithheld ? null : (
        <ButtonLink href={contactCardPath(member)} download variant="outline" size="sm" className="mt-4">
          <ContactRound aria-hidden="true" className="size-4" />
          Guardar contacto
        </ButtonLink>
      )}
    </CardSection>
  );
}

const link = 'inline-link inline-block max-w-full py-2.5';

function ContactMethod({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-3.5 size-4 shrink-0 text-muted" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
