import type { Role } from '#contract/account/roles.ts';
import type { MemberCard, MemberProfile } from '#contract/members/members.contract.ts';
import type { Presented } from '../../core/route.ts';
import { type ContactDetails, connectionState, type Pair, relationTo, visibleContact } from './relation.policy.ts';

interface PublicFields {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
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

type BeforeQuota<Shape> = Omit<Shape, 'contactWithheld'>;

export function presentCard({ member, skills, pair }: CardRow, viewerId: string): BeforeQuota<MemberCard> {
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

interface ProfileRow extends CardRow, Pick<MemberProfile, 'skillLevels' | 'mutualConnections' | 'connectionsCount'> {
  member: CardRow['member'] & { website: string | null; createdAt: Date };
}

export function presentProfile(
  row: ProfileRow,
  viewerId: string,
  posts: Presented<Pick<MemberProfile, 'posts' | 'postsCount'>>,
) {
  const { member, skillLevels, connectionsCount, mutualConnections } = row;
  const card = presentCard(row, viewerId);
  return {
    ...card,
    website: member.website,
    memberSince: member.createdAt,
    skillLevels,
    connectionsCount,
    mutualConnections: card.isSelf ? 0 : mutualConnections,
    ...posts,
  };
}
