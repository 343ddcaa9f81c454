import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get } from '../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize, searchText } from '../fields.ts';
import { skill } from '../profile/skills.contract.ts';

export const memberLimits = {
  search: 100,
  facet: 100,
  pageSize: 12,
  pageSizeMax: 50,
  /** Most frequent skills and locations offered as filters. */
  facets: 200,
  postsShown: 5,
  suggestions: 6,
  /** Profiles with contact data per viewer and day. */
  contactsPerDay: 500,
};

export const connectionStatus = z.enum(['connected', 'pending', 'blocked', 'none']);

export const connectionState = z.object({
  connectionStatus,
  connectionId: z.nullable(z.string()),
  isRequestMine: z.boolean(),
});
export type ConnectionState = z.output<typeof connectionState>;

/** Withheld although the member shows it: the viewer's address is unconfirmed, or the daily limit is reached. */
export const contactWithheld = z.nullable(z.enum(['unconfirmed', 'limit']));
export type ContactWithheld = z.output<typeof contactWithheld>;

/** Hidden and absent contact data are both null. */
export const memberCard = z.extend(connectionState, {
  ...person.shape,
  position: z.nullable(z.string()),
  company: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  skills: z.array(z.string()),
  profileImageUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hasWhatsapp: z.boolean(),
  contactWithheld,
  isSelf: z.boolean(),
});
export type MemberCard = z.output<typeof memberCard>;

export const memberList = z.object({
  members: z.array(memberCard),
  ...pageFields,
  /** No exact match: these match words at edit distance 1. */
  isApproximate: z.boolean(),
  /** No name or company matches, but occupation, place or biography does. */
  inProfiles: z.boolean(),
  /** Alphabetical, over all members. */
  facets: z.object({ skills: z.array(z.string()), locations: z.array(z.string()) }),
});
export type MemberList = z.output<typeof memberList>;

export const memberPost = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  createdAt: instant,
  likes: z.number(),
  commentsCount: z.number(),
  category: z.object({ name: z.string(), color: z.string() }),
});

export const memberProfile = z.extend(memberCard, {
  website: z.nullable(z.string()),
  memberSince: instant,
  skillLevels: z.array(skill),
  mutualConnections: z.number(),
  connectionsCount: z.number(),
  postsCount: z.number(),
  posts: z.array(memberPost),
});
export type MemberProfile = z.output<typeof memberProfile>;

export const suggestedMember = z.extend(memberCard, {
  sharedSkills: z.array(z.string()),
  sharesLocation: z.boolean(),
});
export type SuggestedMember = z.output<typeof suggestedMember>;

export const membersContract = {
  listMembers: get(
    '/api/members',
    'member',
    'Directorio de miembros, por orden alfabético, con búsqueda por nombre o empresa, habilidad y ubicación',
    {
      query: z.object({
        search: searchText(memberLimits.search),
        skill: searchText(memberLimits.facet),
        location: searchText(memberLimits.facet),
        page: pageNumber,
        limit: pageSize(memberLimits.pageSize, memberLimits.pageSizeMax),
      }),
      response: memberList,
    },
  ),
  listSuggestions: get(
    '/api/members/suggestions',
    'member',
    'Miembros con quienes todavía no hay conexión y que comparten alguna habilidad o la ubicación',
    { response: z.object({ members: z.array(suggestedMember) }) },
  ),
  getMember: get('/api/members/:id', 'member', 'Perfil público de un miembro', {
    params: idParams,
    response: memberProfile,
  }),
  downloadContact: get(
    '/api/members/:id/contact.vcf',
    'confirmed',
    'Tarjeta de contacto (vCard) con lo que el miembro deja ver',
    { params: idParams },
  ),
};
