import { agricultureIndustryMembers } from './agriculture-industry-members.ts';
import { commerceMembers } from './commerce-members.ts';
import { constructionTransportMembers } from './construction-transport-members.ts';
import { councilMembers } from './council-members.ts';
import { servicesMembers } from './services-members.ts';
import { tourismMembers } from './tourism-members.ts';

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
