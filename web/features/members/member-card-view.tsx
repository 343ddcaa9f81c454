import type { LucideIcon } from 'lucide-react';
import { Mail, MapPin, MessageCircle, Phone, Send } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { MemberCard } from '#contract/members/members.contract.ts';
import { conversationPath, memberPath } from '#contract/paths.ts';
import { telHref, whatsappHref } from '../../lib/contact-links.ts';
import { formatJobTitle, fullName } from '../../lib/people.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonRow } from '../../ui/person-row.tsx';
import { toast } from '../../ui/toast-store.ts';
import { messageHint } from './message-hint.ts';

interface IconLinkProps {
  href: string;
  icon: LucideIcon;
  label: string;
  opensOutside?: boolean;
}

function IconLink({ href, icon: Icon, label, opensOutside = false }: IconLinkProps) {
  return (
    <ButtonLink
      href={href}
      variant="ghost"
      size="icon"
      aria-label={opensOutside ? `${label} (se abre en otra pestaña)` : label}
      title={label}
      {...(opensOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      className="text-link"
    >
      <Icon aria-hidden="true" className="size-5" />
    </ButtonLink>
  );
}

function MemberSummary({ member }: { member: MemberCard }) {
  const role = formatJobTitle(member);
  return (
    <PersonRow person={member} badges={member.isSelf ? <Badge tone="green">Tú</Badge> : null}>
      {role ? <p className="text-sm text-muted wrap-anywhere">{role}</p> : null}
      {member.location ? (
        <p className="mt-0.5 flex items-start gap-1 text-sm text-muted">
          <MapPin aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          <span className="sr-only">Ubicación: </span>
          <span className="min-w-0 wrap-anywhere">{member.location}</span>
        </p>
      ) : null}
    </PersonRow>
  );
}

/** Limit per card; the rest shows as a count. */
const MAX_SHOWN = 3;

function SkillBadges({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  const more = skills.slice(MAX_SHOWN);
  return (
    <ul aria-label="Habilidades" className="flex flex-wrap gap-1.5">
      {skills.slice(0, MAX_SHOWN).map((skill) => (
        <li key={skill} className="max-w-full">
          <Badge className="max-w-full">
            <bdi className="truncate">{skill}</bdi>
          </Badge>
        </li>
      ))}
      {more.length > 0 ? (
        <li title={more.join(', ')}>
          <Badge tone="blue">
            <span aria-hidden="true">+{more.length}</span>
            <span className="sr-only">y {more.join(', ')}</span>
          </Badge>
        </li>
      ) : null}
    </ul>
  );
}

/** Disabled with a reason until connected. */
function MessageButton({ member }: { member: MemberCard }) {
  const reasonId = useId();
  const label = `Enviar un mensaje a ${member.firstName}`;
  if (member.connectionStatus === 'connected')
    return <IconLink href={conversationPath(member)} icon={Send} label={label} />;
  const reason = messageHint(member);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-disabled="true"
        aria-describedby={reasonId}
        title={reason}
        onClick={() => toast({ title: 'Todavía no están conectados', description: reason })}
        className={buttonClass('ghost', 'icon', 'cursor-not-allowed text-muted opacity-60')}
      >
        <Send aria-hidden="true" className="size-5" />
      </button>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}

function ContactButtons({ member }: { member: MemberCard }) {
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

/** "Ver Perfil" covers the whole card; the other controls lie above it. */
export function MemberCardView({ member, connection }: { member: MemberCard; connection: ReactNode }) {
  return (
    <Card as="article" className="relative flex h-full flex-col gap-3 p-4 hover:border-input-border">
      <MemberSummary member={member} />
      {member.bio ? (
        <p dir="auto" className="line-clamp-2 text-sm text-muted wrap-anywhere">
          {member.bio}
        </p>
      ) : null}
      <SkillBadges skills={member.skills} />
      <div data-print="hide" className="mt-auto flex flex-col gap-2 pt-1">
        <div className="flex flex-wrap items-center gap-2">
          {member.isSelf ? null : <div className="relative z-10 flex flex-wrap gap-2">{connection}</div>}
          <ButtonLink
            href={memberPath(member)}
            variant="outline"
            size="sm"
            className="static after:absolute after:inset-0 after:rounded-card"
          >
            Ver Perfil
            <span className="sr-only"> de {fullName(member)}</span>
          </ButtonLink>
        </div>
        {member.isSelf ? null : (
          <div className="relative z-10 -ml-2 w-fit">
            <ContactButtons member={member} />
          </div>
        )}
      </div>
    </Card>
  );
}
