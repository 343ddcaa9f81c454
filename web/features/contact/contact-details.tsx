import { useQuery } from '@tanstack/react-query';
import { Headset, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContactDepartment } from '#contract/contact/contact.contract.ts';
import type { SiteContent } from '#contract/content/content.contract.ts';
import { formatPhone, telHref } from '../../lib/contact-links.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { departmentsQuery } from './contact.api.ts';
import { hasHours, OfficeHours } from './office-hours.tsx';

function Detail({ icon: Icon, heading, children }: { icon: LucideIcon; heading: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-larimar" />
      <div className="min-w-0 grow">
        <h3 className="text-base">{heading}</h3>
        {children}
      </div>
    </div>
  );
}

const link = 'inline-link inline-flex min-h-9 items-center gap-2 wrap-anywhere pointer-coarse:min-h-11';

function Department({ department: { name, phone, email } }: { department: ContactDepartment }) {
  return (
    <Detail icon={Headset} heading={name}>
      <p className="flex flex-col items-start">
        {phone ? (
          <a href={telHref(phone)} className={link}>
            <Phone aria-hidden="true" className="size-4 shrink-0" />
            {formatPhone(phone)}
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`} className={link}>
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            <EmailText email={email} />
          </a>
        ) : null}
      </p>
    </Detail>
  );
}

const isReachable = ({ email, phone }: ContactDepartment) => Boolean(email || phone);

export function ContactDetails({ address, hours }: { address: string; hours: SiteContent['hours'] | undefined }) {
  const query = useQuery(departmentsQuery);
  if (!address && hours && !hasHours(hours) && query.data && !query.data.some(isReachable)) return null;
  return (
    <CardSection heading="Información de contacto">
      <div className="grid gap-5">
        {address ? (
          <Detail icon={MapPin} heading="Dirección">
            <address className="not-italic">{address}</address>
          </Detail>
        ) : null}
        <QueryBoundary
          query={query}
          skeleton={<RowsSkeleton count={3} />}
          loading="Cargando teléfonos y correos..."
          failed="No se pudieron cargar los teléfonos y correos"
        >
          {(departments) =>
            departments
              .filter(isReachable)
              .map((department) => <Department key={department.key} department={department} />)
          }
        </QueryBoundary>
        {hours ? null : <RowsSkeleton count={1} />}
        {hours && hasHours(hours) ? <OfficeHours content={hours} /> : null}
      </div>
    </CardSection>
  );
}
