import type { MemberCard, MemberProfile } from '#contract/members/members.contract.ts';
import { type ContactDetails, visibleContact } from './contact.policy.ts';
import { connectionState, type Pair, relationTo } from './relation.policy.ts';

interface PublicFields {
  id: string;
  firstName: string;
  lastName: string;
  role: 'member' | 'admin';
  position: string | null;
  company: string | null;
  location: string | null;
  bio: string | null;
  profileImageUrl: string | null;
}

export interface CardRow {
  member: PublicFields & ContactDetails;
  skills: string[];
  pair: Pair | null;
}

/** Before the quota has its say. */
type Unrationed<Answer> = Omit<Answer, 'contactWithheld'>;

export function presentCard({ member, skills, pair }: CardRow, viewerId: string): Unrationed<MemberCard> {
  const { id, firstName, lastName, role, position, company, location, bio, profileImageUrl } = member;
  return {
    id,
    firstName,
    lastName,
    role,
    position,
    company,
    location,
    bio,
    profileImageUrl,
    skills,
    ...visibleContact(member, relationTo(viewerId, id, pair)),
    ...connectionState(viewerId, pair),
    isSelf: id === viewerId,
  };
}

interface ProfileRow extends CardRow {
  member: CardRow['member'] & { website: string | null; createdAt: Date };
}

type Beside = Pick<MemberProfile, 'skillLevels' | 'mutualConnections' | 'connectionsCount' | 'postsCount' | 'posts'>;

export function presentProfile(row: ProfileRow, viewerId: string, beside: Beside): Unrationed<MemberProfile> {
  const card = presentCard(row, viewerId);
  return {
    ...card,
    website: row.member.website,
    memberSince: row.member.createdAt.toISOString(),
    ...beside,
    mutualConnections: card.isSelf ? 0 : beside.mutualConnections,
  };
}
