import { describe, expect, it } from 'vitest';
import { settingsOrFallback } from '../../features/site/site.api.ts';
import { ariaCurrent, navLinks } from './nav-links.ts';

const settings = settingsOrFallback(undefined);
const labels = (...args: Parameters<typeof navLinks>) => navLinks(...args).map((link) => link.label);

describe('the menu', () => {
  it('has six links for visitors and nine for members', () => {
    const visitor = ['Inicio', 'Foro', 'Proyectos', 'Eventos', 'Acerca de', 'Contacto'];
    expect(labels(settings, false)).toEqual(visitor);
    expect(labels(settings, true)).toEqual([...visitor, 'Miembros', 'Red de Contactos', 'Admin']);
  });

  it('leaves out what is switched off', () => {
    expect(labels({ ...settings, enableForum: false, enableProjects: false }, false)).toEqual([
      'Inicio',
      'Eventos',
      'Acerca de',
      'Contacto',
    ]);
  });

  it('marks the page, and the part of the site that a deeper page belongs to', () => {
    expect(ariaCurrent('/events', '/events')).toBe('page');
    expect(ariaCurrent('/events', '/events/1')).toBe('true');
    expect(ariaCurrent('/', '/events')).toBeUndefined();
  });
});
