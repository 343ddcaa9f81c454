import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { MemberCard } from '#contract/members/members.contract.ts';
import { telHref, whatsappHref } from '../../lib/phone.ts';
import { IconLink } from '../../ui/icon-link.tsx';
import { MessageButton } from './message-button.tsx';

/** Contact channels that the member shares. */
export function ContactButtons({ member }: { member: MemberCard }) {
  const { firstName, email, phone, hasWhatsapp } = member;
  return (
    <div className="flex gap-1">
      {email ? <IconLink href={`mailto:${email}`} icon={Mail} label={`Enviar un correo a ${firstName}`} /> : null}
      {phone ? <IconLink href={telHref(phone)} icon={Phone} label={`Llamar a ${firstName}`} /> : null}
      {phone && hasWhatsapp ? (
        <IconLink
          href={whatsappHref(phone)}
          icon={MessageCircle}
          label={`Escribir a ${firstName} por WhatsApp`}
          opensOutside
        />
      ) : null}
      <MessageButton member={member} />
    </div>
  );
}
