export const ROLES = ['member', 'editor', 'events', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Areas that guards of endpoints name; `admin` is for administrators alone. */
export const AREAS = ['content', 'events', 'media', 'moderation', 'admin'] as const;
export type Area = (typeof AREAS)[number];

const AREAS_OF_ROLE: Record<Role, readonly Area[]> = {
  member: [],
  editor: ['content', 'media'],
  events: ['events', 'media'],
  moderator: ['moderation'],
  admin: AREAS,
};

export const mayWorkIn = (role: Role, area: Area) => AREAS_OF_ROLE[role].includes(area);

export const rolesOf = (area: Area) => ROLES.filter((role) => mayWorkIn(role, area));

/** Rules for powers of the office (second factor, short sessions) apply to these. */
export const isOfficeRole = (role: Role): role is Exclude<Role, 'member'> => role !== 'member';
