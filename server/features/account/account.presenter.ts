import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { Config } from '../../core/config.ts';
import { isConfirmed, type Viewer } from '../../core/viewer.ts';

/** Accounts with an external sign-in have no password to ask for. */
function emailChangeNeeds({ authProvider }: Viewer, { emailConfirmation }: Pick<Config, 'emailConfirmation'>) {
  if (!emailConfirmation) return 'nothing';
  return authProvider === 'oidc' ? 'recent-sign-in' : 'password';
}

export function presentCurrentUser(
  user: Viewer,
  config: Pick<Config, 'emailConfirmation'>,
  {
    pendingEmail,
    ...needs
  }: { pendingEmail: string | undefined } & Pick<CurrentUser, 'needsSecondFactor' | 'needsConsent'>,
): CurrentUser {
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
    mustConfirmEmail: !isConfirmed(user, config),
    pendingEmail: pendingEmail ?? null,
    emailChangeNeeds: emailChangeNeeds(user, config),
    authProvider: user.authProvider,
    createdAt: user.createdAt.toISOString(),
    ...needs,
  };
}
