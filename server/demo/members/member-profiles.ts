import { agricultureIndustryMembers } from './agriculture-industry-members.ts';
import { commerceMembers } from './commerce-members.ts';
import { constructionTransportMembers } from './construction-transport-members.ts';
import type { MemberProfile } from './member-profile.ts';
import { servicesMembers } from './services-members.ts';
import { tourismMembers } from './tourism-members.ts';

/** The two accounts that a person signs in with on a demo installation. */
const councilMembers = {
  'yudelka-santana': {
    firstName: 'Yudelka',
    lastName: 'Santana Mejía',
    company: 'Consejo de Desarrollo Empresarial del Este',
    position: 'Directora Ejecutiva',
    location: 'San Pedro de Macorís',
    bio: 'Dirijo el equipo del consejo y llevo dieciséis años trabajando con MIPYMES. Cualquier cosa que necesiten, me escriben; casi siempre contesto el mismo día.',
    skills: {
      'Liderazgo de equipos': 'expert',
      Finanzas: 'advanced',
      'Organización de eventos': 'advanced',
      Educación: 'advanced',
    },
    domain: 'consejoeste',
  },
  'rafael-guzman': {
    firstName: 'Rafael',
    lastName: 'Guzmán',
    company: 'Panadería La Espiga del Este',
    position: 'Propietario',
    location: 'San Pedro de Macorís',
    domain: 'espigadeleste',
    bio: 'Panadero de segunda generación en el barrio Restauración. Horneo pan de agua desde las tres de la mañana y ahora también bizcochos y picadera para hoteles y eventos.',
    skills: {
      Repostería: 'expert',
      Inventario: 'advanced',
      'Ventas por WhatsApp': 'intermediate',
      'Liderazgo de equipos': 'advanced',
      'Facturación electrónica': 'beginner',
    },
  },
} satisfies Record<string, MemberProfile>;

export const memberProfiles = {
  ...councilMembers,
  ...agricultureIndustryMembers,
  ...commerceMembers,
  ...constructionTransportMembers,
  ...servicesMembers,
  ...tourismMembers,
};

/** Texts name people by key, so that a misspelt one does not compile. */
export type MemberKey = keyof typeof memberProfiles;

export const ADMIN: MemberKey = 'yudelka-santana';
export const DEMO_MEMBER: MemberKey = 'rafael-guzman';
