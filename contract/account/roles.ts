/** An account has exactly one. */
export const ROLES = ['member', 'editor', 'events', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Areas of the office's work. The guard of an endpoint names one; `admin` is what administrators keep to themselves. */
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

/** Roles that may work in an area. */
export const rolesOf = (area: Area) => ROLES.filter((role) => mayWorkIn(role, area));

/** Everybody but plain members: the rules for powers of the office (second factor, short sessions) apply to them. */
export const isOfficeRole = (role: Role): role is Exclude<Role, 'member'> => role !== 'member';
