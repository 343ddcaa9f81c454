import { CalendarCheck, House, type LucideIcon, Mail, UserRound, Users } from 'lucide-react';
import type { LiveCounts } from '#contract/live/live.contract.ts';

export interface MemberLink {
  href: string;
  label: string;
  icon: LucideIcon;
  /** What is counted beside it. */
  counts?: keyof LiveCounts;
}

/** What belongs to the member alone, besides the menu that all of the site has. */
export const memberLinks: MemberLink[] = [
  { href: '/profile', label: 'Mi perfil', icon: UserRound },
  { href: '/home', label: 'Panel', icon: House },
  { href: '/networking', label: 'Red de contactos', icon: Users },
  { href: '/mensajes', label: 'Mensajes', icon: Mail, counts: 'messages' },
  { href: '/mis-eventos', label: 'Mis eventos', icon: CalendarCheck },
];
