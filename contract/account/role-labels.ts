import type { Role } from './roles.ts';

export const roleLabels: Record<Role, string> = {
  member: 'Miembro',
  editor: 'Editor',
  events: 'Eventos',
  moderator: 'Moderador',
  admin: 'Administrador',
};
