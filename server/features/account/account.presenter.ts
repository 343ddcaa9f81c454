import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { Viewer } from '../../core/viewer.ts';

export function presentCurrentUser(user: Viewer, needsSecondFactor: boolean): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    company: user.company,
    position: user.position,
    phone: user.phone,
    location: user.location,
    website: user.website,
    bio: user.bio,
    hasWhatsapp: user.hasWhatsapp,
    emailVisibility: user.emailVisibility,
    phoneVisibility: user.phoneVisibility,
    role: user.role,
    isEmailVerified: user.isEmailVerified,
    authProvider: user.authProvider,
    createdAt: user.createdAt.toISOString(),
    needsSecondFactor,
  };
}
