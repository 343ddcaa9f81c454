import { CalendarDays, FolderKanban, type LucideIcon, PenLine } from 'lucide-react';
import { Link } from 'wouter';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { Card } from '../../ui/card.tsx';

interface QuickAction {
  icon: LucideIcon;
  label: string;
  text: string;
  href: string;
}

function quickActions({ enableForum, enableProjects }: SiteSettings): QuickAction[] {
  const post = { icon: PenLine, label: 'Crear Post', text: 'Pregunta o comparte en el foro', href: '/forum?nuevo=1' };
  const events = { icon: CalendarDays, label: 'Ver Eventos', text: 'Capacítate y conoce gente', href: '/events' };
  const projects = {
    icon: FolderKanban,
    label: 'Explorar Proyectos',
    text: 'Súmate a lo que construimos',
    href: '/projects',
  };
  return [...(enableForum ? [post] : []), events, ...(enableProjects ? [projects] : [])];
}

export function QuickActions({ settings }: { settings: SiteSettings }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {quickActions(settings).map(({ icon: Icon, label, text, href }) => (
        <Card
          as="li"
          key={href}
          className="relative flex items-center gap-4 p-4 hover:border-input-border sm:p-5 sm:max-lg:flex-col sm:max-lg:items-start"
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-input bg-blue-ground text-blue-text">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <span className="min-w-0">
            <Link href={href} className="font-semibold after:absolute after:inset-0 after:rounded-card hover:underline">
              {label}
            </Link>
            <span className="block text-sm text-muted">{text}</span>
          </span>
        </Card>
      ))}
    </ul>
  );
}
