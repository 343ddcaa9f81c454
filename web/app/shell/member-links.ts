import { CalendarCheck, House, type LucideIcon, Mail, UserRound, Users } from 'lucide-react';
import type { LiveCounts } from '#contract/live/live.contract.ts';

export interface MemberLink {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Live count shown beside the label. */
  counts?: keyof LiveCounts;
}

/** The member's own pages, in addition to the main menu. */
export const memberLinks: MemberLink[] = [
  { href: '/profile', label: 'Mi perfil', icon: UserRound },
  { href: '/home', label: 'Panel', icon: House },
  { href: '/networking', label: 'Red de contactos', icon: Users },
  { href: '/mensajes', label: 'Mensajes', icon: Mail, counts: 'messages' },
  { href: '/mis-eventos', label: 'Mis eventos', icon: CalendarCheck },
];
