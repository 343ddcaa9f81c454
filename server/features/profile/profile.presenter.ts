import type { PreviewAudience, ProfilePreview } from '#contract/profile/profile.contract.ts';
import type { Skill } from '#contract/profile/skills.contract.ts';
import type { Viewer } from '../../core/viewer.ts';
import { type Relation, visibleContact } from '../members/contact.policy.ts';

const RELATIONS: Record<PreviewAudience, Relation> = { member: 'stranger', connection: 'connection' };

/** One's own profile as others see it, by the same policy. */
export function presentPreview(member: Viewer, skills: Skill[], audience: PreviewAudience): ProfilePreview {
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    role: member.role,
    profileImageUrl: member.profileImageUrl,
    company: member.company,
    position: member.position,
    location: member.location,
    website: member.website,
    bio: member.bio,
    skills,
    ...visibleContact(member, RELATIONS[audience]),
  };
}
