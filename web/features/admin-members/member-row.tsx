import { Mail, Phone } from 'lucide-react';
import { Link } from 'wouter';
import type { AdminMember } from '#contract/admin/members.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { formatPhone, telHref } from '../../lib/contact-links.ts';
import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import { fullName } from '../../lib/people.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailText } from '../../ui/email-text.tsx';

interface MemberRowProps {
  member: AdminMember;
  isSelf: boolean;
  onRole: () => void;
  onSuspension: () => void;
}

export function MemberRow({ member, isSelf, onRole, onSuspension }: MemberRowProps) {
  const { email, phone, position, company, role, suspendedAt, suspendedReason, createdAt } = member;
  const name = fullName(member);
  const work = [position, company].filter(Boolean).join(', ');
  const roleLabel = role === 'admin' ? 'Quitar administración' : 'Dar administración';
  const suspensionLabel = suspendedAt ? 'Reactivar' : 'Suspender';
  const joined = `Miembro desde el ${formatShortDate(dayInSantoDomingo(createdAt))}`;
  return (
    <Card as="article" className="flex flex-col gap-4 p-4 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="flex min-w-0 gap-3">
        <Avatar firstName={member.firstName} lastName={member.lastName} imageUrl={member.profileImageUrl} />
        <div className="min-w-0 text-sm">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base">
            {suspendedAt ? (
              name
            ) : (
              <Link href={memberPath(member)} className="hover:underline">
                {name}
              </Link>
            )}
            {role === 'admin' ? <Badge tone="blue">Administración</Badge> : null}
            {isSelf ? <Badge>Tú</Badge> : null}
            {suspendedAt ? <Badge tone="red">Suspendida</Badge> : null}
          </h3>
          {work ? <p className="text-muted wrap-anywhere">{work}</p> : null}
          <p className="flex flex-wrap gap-x-4">
            <a href={`mailto:${email}`} className="inline-link inline-flex items-center gap-1.5 py-1 wrap-anywhere">
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              <EmailText email={email} />
            </a>
            {phone ? (
              <a href={telHref(phone)} className="inline-link inline-flex items-center gap-1.5 py-1">
                <Phone aria-hidden="true" className="size-4 shrink-0" />
                {formatPhone(phone)}
              </a>
            ) : null}
          </p>
          <p className="text-xs text-muted">{member.isEmailVerified ? joined : `${joined} · Correo sin confirmar`}</p>
          {suspendedAt ? (
            <p className="mt-1 whitespace-pre-line">
              <strong>Suspendida el {formatShortDate(dayInSantoDomingo(suspendedAt))}:</strong> {suspendedReason}
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="sm" variant="outline" aria-label={`${roleLabel}: ${name}`} onClick={onRole}>
          {roleLabel}
        </Button>
        {isSelf ? null : (
          <Button size="sm" variant="outline" aria-label={`${suspensionLabel}: ${name}`} onClick={onSuspension}>
            {suspensionLabel}
          </Button>
        )}
      </div>
    </Card>
  );
}
