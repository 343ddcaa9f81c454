import type { ReactNode } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { visibilityLabels } from '../../copy/visibility.ts';
import { formatPhone, telHref, whatsappHref, withoutScheme } from '../../lib/contact-links.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { EmailText } from '../../ui/email-text.tsx';

export function ProfileDetails({ user }: { user: CurrentUser }) {
  return (
    <CardSection heading="Información">
      {user.bio ? (
        <p dir="auto" className="mb-5 max-w-prose whitespace-pre-line wrap-anywhere">
          {user.bio}
        </p>
      ) : (
        <p className="mb-5 text-muted">Aún no has escrito tu biografía.</p>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Detail label="Empresa">{user.company}</Detail>
        <Detail label="Cargo">{user.position}</Detail>
        <Detail label="Ubicación">{user.location}</Detail>
        <Detail label="Sitio web">
          {user.website ? (
            <a
              href={user.website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-link inline-block"
            >
              {withoutScheme(user.website)}
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
          ) : null}
        </Detail>
        <Detail label="Teléfono" remark={visibilityLabels[user.phoneVisibility].remark}>
          {user.phone ? <Phone phone={user.phone} hasWhatsapp={user.hasWhatsapp} /> : null}
        </Detail>
        <Detail label="Correo" remark={visibilityLabels[user.emailVisibility].remark}>
          <EmailText email={user.email} />
        </Detail>
      </dl>
    </CardSection>
  );
}

function Detail({ label, remark, children }: { label: string; remark?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        {children || <span className="text-muted">Sin completar</span>}
        {children && remark ? <span className="block text-sm text-muted">{remark}</span> : null}
      </dd>
    </div>
  );
}

function Phone({ phone, hasWhatsapp }: { phone: string; hasWhatsapp: boolean }) {
  return (
    <>
      <a href={telHref(phone)} className="inline-link whitespace-nowrap">
        {formatPhone(phone)}
      </a>
      {hasWhatsapp ? (
        <>
          {' · '}
          <a href={whatsappHref(phone)} target="_blank" rel="noopener noreferrer" className="inline-link">
            WhatsApp<span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </>
      ) : null}
    </>
  );
}
