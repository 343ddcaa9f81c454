import { useQuery } from '@tanstack/react-query';
import { Clock, Headset, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContactDepartment } from '#contract/contact/contact.contract.ts';
import { officeHours } from '../../content/contact.ts';
import { formatPhone, telHref } from '../../lib/contact-links.ts';
import { dayInSantoDomingo, formatTime, TIME_ZONE, weekdayIndex } from '../../lib/dates.ts';
import { isDominicanHoliday } from '../../lib/dominican-holidays.ts';
import { useMinuteTick } from '../../lib/use-minute-tick.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/record-skeletons.tsx';
import { departmentsQuery } from './contact.api.ts';

interface OpeningState {
  isOpen: boolean;
  isHoliday: boolean;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'short' });

/** Whether the office is open, in Santo Domingo time whatever the device's time zone. */
export function openingState(now: Date): OpeningState {
  const today = dayInSantoDomingo(now);
  const time = clock.format(now);
  const hours = officeHours.find(({ weekdays }) => weekdays.includes(weekdayIndex(today)));
  const isHoliday = isDominicanHoliday(today);
  const isWithin = Boolean(hours?.from && hours.to && time >= hours.from && time < hours.to);
  return { isOpen: isWithin && !isHoliday, isHoliday };
}

function OfficeHours() {
  useMinuteTick();
  const { isOpen, isHoliday } = openingState(new Date());
  return (
    <div className="flex gap-3">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-larimar" />
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center gap-2 text-base">
          Horario de atención
          <Badge tone={isOpen ? 'green' : 'grey'}>{isOpen ? 'Abierto ahora' : 'Cerrado ahora'}</Badge>
        </h3>
        {isHoliday ? <p className="text-sm">Hoy es feriado.</p> : null}
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {officeHours.map(({ days, from, to }) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd>{from && to ? `${formatTime(from)} – ${formatTime(to)}` : 'Cerrado'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface DetailProps {
  icon: LucideIcon;
  heading: string;
  children: ReactNode;
}

function Detail({ icon: Icon, heading, children }: DetailProps) {
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
        <a href={`mailto:${email}`} className={link}>
          <Mail aria-hidden="true" className="size-4 shrink-0" />
          <EmailText email={email} />
        </a>
      </p>
    </Detail>
  );
}

/** Address, phone and e-mail of each department, and office hours. */
export function ContactDetails({ address }: { address: string }) {
  const query = useQuery(departmentsQuery);
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
            departments.map((department) => <Department key={department.key} department={department} />)
          }
        </QueryBoundary>
        <OfficeHours />
      </div>
    </CardSection>
  );
}
