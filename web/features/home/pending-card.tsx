import { Bell, ChevronRight, type LucideIcon, Mail, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CardSection } from '../../ui/card-section.tsx';

interface WaitingCardProps {
  messages: number;
  requests: number;
  notifications: number;
  children: ReactNode;
}

/** As high as three rows: counts arrive without a layout shift. */
export function PendingCard({ messages, requests, notifications, children }: WaitingCardProps) {
  return (
    <CardSection heading="Te espera">
      <ul className="-mx-2 -mt-2 min-h-33">
        <Row icon={Mail} label="Mensajes sin leer" count={messages} href="/mensajes" />
        <Row
          icon={UserRoundPlus}
          label="Solicitudes de conexión"
          count={requests}
          href="/networking?pestana=pendientes"
        />
        <Row icon={Bell} label="Notificaciones sin leer" count={notifications} href="/avisos" />
        {messages + requests + notifications === 0 ? (
          <li className="px-2">
            <p>Nada por ahora. Aquí verás quién te escribe, quién quiere conectar y qué hay de nuevo.</p>
            <Link href="/members" className="inline-flex min-h-11 items-center font-semibold text-link hover:underline">
              Conoce a otros miembros
            </Link>
          </li>
        ) : null}
      </ul>
      {children}
    </CardSection>
  );
}

function Row({ icon: Icon, label, count, href }: { icon: LucideIcon; label: string; count: number; href: string }) {
  if (count === 0) return null;
  return (
    <li>
      <Link href={href} className="flex min-h-11 items-center gap-3 rounded-input px-2 hover:bg-subtle">
        <Icon aria-hidden="true" className="size-5 text-muted" />
        <span className="flex-1 wrap-break-word">{label}</span>
        <span className="font-bold tabular-nums">{count}</span>
        <ChevronRight aria-hidden="true" className="size-4 text-muted" />
      </Link>
    </li>
  );
}
