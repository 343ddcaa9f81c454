import { isOfficeRole, type Role } from '#contract/account/roles.ts';
import type { Config } from '../../core/config.ts';
import { NO_PASSWORD } from '../../core/signed-in.ts';
import type { Queryable } from '../../database/database.ts';
import { forgetRegistrationConsent } from '../../services/legal/consents.service.ts';
import { deletePreferences } from '../../services/notifications/preferences.queries.ts';
import { recordSecurityEvent } from '../../services/security-log/security-log.service.ts';
import { deleteBlocks } from '../members/pairs.queries.ts';
import { replacePhoto } from '../profile/photo.queries.ts';
import { replaceSkills, updateProfile } from '../profile/profile.queries.ts';
import { unownedAddress, updateCredentials, updateEmail } from './account.queries.ts';
import { revoke } from './credentials/revoke.service.ts';

/** Neutral replacement for a missing, reserved or foreign name; its owner is asked for another. */
export const FALLBACK_NAME = { firstName: 'Miembro', lastName: 'nuevo' };

const EMPTY_PROFILE = {
  company: null,
  position: null,
  phone: null,
  location: null,
  website: null,
  bio: null,
  hasWhatsapp: false,
  emailVisibility: 'members',
  phoneVisibility: 'members',
} as const;

/** Anybody may have made the account. The office knows to whom it gave a role: their mailbox alone takes nothing from them. */
export const isSquattable = ({ isEmailVerified, role }: { isEmailVerified: boolean; role: Role }) =>
  !isEmailVerified && !isOfficeRole(role);

/** Suspended: it would keep the address from its owner for good. Where nobody confirms addresses, it may well be theirs. */
export const isDisplaceable = (
  person: { suspendedAt: Date | null } & Parameters<typeof isSquattable>[0],
  { emailConfirmation }: Pick<Config, 'emailConfirmation'>,
) => emailConfirmation && person.suspendedAt !== null && isSquattable(person);

/** Account pre-hijacking: credentials and profile go. The caller holds the row lock, and sets a new credential. */
export async function claimAccount(transaction: Queryable, userId: string): Promise<void> {
  await revoke(transaction, userId, 'claimed');
  await updateProfile(transaction, userId, { ...FALLBACK_NAME, ...EMPTY_PROFILE });
  await replaceSkills(transaction, userId, []);
  await replacePhoto(transaction, userId, { url: null, hash: null });
  await deleteBlocks(transaction, userId);
  await deletePreferences(transaction, userId);
  await forgetRegistrationConsent(transaction, userId);
}

/**
 * The owner of the address takes the address alone: the account stays as whoever made it left it, for the office, and opens no
 * more. The caller holds its row lock.
 */
export async function displaceAccount(transaction: Queryable, { id, role }: { id: string; role: Role }): Promise<void> {
  await revoke(transaction, id, isOfficeRole(role) ? 'recovered' : 'claimed');
  await updateCredentials(transaction, { id }, { password: NO_PASSWORD });
  await updateEmail(transaction, id, { email: unownedAddress(), isEmailVerified: false });
  await recordSecurityEvent(transaction, { kind: 'email-changed', account: { id } });
}
