import type { CurrentUser, Visibility } from '#contract/account/account.contract.ts';
import { profileBody } from '#contract/profile/profile.contract.ts';
import { formatPhone } from '../../lib/phone.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';

/** Form values, in display order. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  /** Used only for a new address. */
  currentPassword: string;
  emailVisibility: Visibility;
  company: string;
  position: string;
  phone: string;
  phoneVisibility: Visibility;
  hasWhatsapp: boolean;
  website: string;
  location: string;
  bio: string;
}

export function toProfileValues(user: CurrentUser): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    currentPassword: '',
    emailVisibility: user.emailVisibility,
    company: user.company ?? '',
    position: user.position ?? '',
    phone: user.phone ? formatPhone(user.phone) : '',
    phoneVisibility: user.phoneVisibility,
    hasWhatsapp: user.hasWhatsapp,
    website: user.website ?? '',
    location: user.location ?? '',
    bio: user.bio ?? '',
  };
}

export function profileProblems(values: ProfileValues): Partial<Record<keyof ProfileValues, string>> {
  return schemaProblems(profileBody, values);
}
