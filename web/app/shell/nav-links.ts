import type { SiteLink, SiteSettings } from '#contract/site/site.contract.ts';

export type NavLink = SiteLink;

/** Main menu (spec, section 2), without features that are switched off and with pages of the office. */
export function navLinks(settings: SiteSettings, signedIn: boolean): NavLink[] {
  const links = [
    { href: '/', label: 'Inicio' },
    settings.enableForum && { href: '/forum', label: 'Foro' },
    settings.enableProjects && { href: '/projects', label: 'Proyectos' },
    { href: '/events', label: 'Eventos' },
    { href: '/about', label: 'Acerca de' },
    { href: '/contact', label: 'Contacto' },
    ...settings.navigation.menu,
    signedIn && { href: '/members', label: 'Miembros' },
    signedIn && { href: '/networking', label: 'Red de Contactos' },
    signedIn && { href: '/admin', label: 'Admin' },
  ];
  return links.filter((link) => link !== false);
}

export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
