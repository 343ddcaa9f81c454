import type { FastifyRequest } from 'fastify';
import type { accountContract, CurrentUser } from '#contract/account/account.contract.ts';
import type { Role } from '#contract/account/roles.ts';
import type { ParsedBodyOf } from '#contract/endpoint.ts';
import { isReservedName, isSiteName } from '#contract/person-names.ts';
import type { Config } from '../../core/config.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, invalid, invalidLink, wrongCredentials } from '../../core/errors.ts';
import { requirePhone } from '../../core/phone.ts';
import { NO_PASSWORD } from '../../core/signed-in.ts';
import { isConfirmed, type Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { lacksConsent, recordConsent, requireConsent } from '../../services/legal/consents.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { isAccepted } from '../invitations/invitations.queries.ts';
import { openInvitation } from '../invitations/invitations.service.ts';
import { updateProfile } from '../profile/profile.queries.ts';
import {
  findCredentials,
  getUser,
  insertUser,
  lockFirstAdministrator,
  lockPerson,
  type NewUser,
  orEmailTaken,
  updateCredentials,
  updateEmail,
} from './account.queries.ts';
import { accountDeletedMail, emailChangedMail, sendAccountMail } from './account-mails.tsx';
import { findPendingChange } from './account-tokens.ts';
import { claimAccount, displaceAccount, isSquattable } from './claim.service.ts';
import { revoke } from './credentials/revoke.service.ts';
import { findFactors } from './factors/factors.queries.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { sendVerificationMail } from './verify-email.ts';
import { refuseWeakPassword } from './weak-passwords.service.ts';

/** Accounts with a second factor are asked for it by the step-up; those of an external sign-in have no password. */
async function emailChangeNeeds(
  { id, authProvider }: Viewer,
  { emailConfirmation }: Pick<Config, 'emailConfirmation'>,
  database: Queryable,
) {
  if (!emailConfirmation) return 'nothing';
  const { totp, passkey } = await findFactors(database, id);
  if (totp || passkey) return 'nothing';
  return authProvider === 'oidc' ? 'recent-sign-in' : 'password';
}

function presentCurrentUser(
  user: Viewer,
  config: Pick<Config, 'emailConfirmation'>,
  {
    pendingEmail,
    ...needs
  }: { pendingEmail: string | undefined } & Pick<
    CurrentUser,
    'needsSecondFactor' | 'needsConsent' | 'emailChangeNeeds'
  >,
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
    authProvider: user.authProvider,
    createdAt: user.createdAt.toISOString(),
    version: user.version,
    ...needs,
  };
}

interface NamedPerson {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
}

const RESERVED_NAME = 'Ese nombre está reservado para la oficina del portal';

export async function isNameReserved(database: Queryable, { firstName, lastName }: NamedPerson): Promise<boolean> {
  return isReservedName(`${firstName} ${lastName}`, (await getSettings(database)).siteName);
}

/** Impersonation: the names of the administration and of the organisation are for administrators. */
export async function refuseReservedNames(
  database: Queryable,
  { firstName, lastName, company }: NamedPerson,
  role: Role,
): Promise<void> {
  if (role === 'admin') return;
  const { siteName } = await getSettings(database);
  if (isReservedName(`${firstName} ${lastName}`, siteName)) throw invalid({ firstName: RESERVED_NAME });
  if (company && isSiteName(company, siteName)) throw invalid({ company: RESERVED_NAME });
}

type Deps = Pick<Context, 'database' | 'config' | 'jobs'>;

/** Same response and same work for an unknown account and a wrong password: no enumeration by timing. */
export async function checkCredentials(
  { database }: Deps,
  credentials: ParsedBodyOf<typeof accountContract.login>,
  client: string,
) {
  const found = await findCredentials(database, credentials);
  const matches = await verifyPassword(found?.password, credentials.password, client);
  if (!found || !matches) throw wrongCredentials();
  const user = await getUser(database, found.id);
  refuseClosed(user);
  // The generation of the verified hash; the row may have a newer one by now.
  return { ...user, sessionGeneration: found.sessionGeneration };
}

/** Called after authentication, so that strangers do not learn of a suspension. */
export function refuseClosed({
  suspendedAt,
  suspendedReason: reason,
  password,
}: Pick<Viewer, 'suspendedAt' | 'suspendedReason'> & { password: string | null }) {
  if (suspendedAt) throw forbidden(`Tu cuenta está suspendida.${reason ? ` Motivo: ${reason}` : ''}`);
  if (password === NO_PASSWORD)
    throw forbidden(
      'Esta cuenta espera una contraseña nueva. Elígela con «¿Olvidaste tu contraseña?» y entra con ella.',
    );
}

/** Called before the address is deleted with the account. Unconfirmed addresses get no mail. */
export async function sendFarewell(
  deps: Pick<Context, 'jobs' | 'config'>,
  transaction: Queryable,
  viewer: Pick<Viewer, 'email' | 'firstName' | 'isEmailVerified'>,
): Promise<void> {
  if (viewer.isEmailVerified) await sendAccountMail(deps, transaction, viewer, accountDeletedMail);
}

/** True for accounts that have only an external sign-in. */
export async function verifyIdentity({ database }: Pick<Context, 'database'>, { id }: Viewer, password: string) {
  const credentials = await findCredentials(database, { id });
  if (!credentials) return false;
  return credentials.password === null || verifyPassword(credentials.password, password, `member:${id}`);
}

export async function registerUser(deps: Deps, form: ParsedBodyOf<typeof accountContract.register>, client: string) {
  requireConsent(deps, form.consent);
  const phone = form.phone ? requirePhone(form.phone) : null;
  await refuseWeakPassword(deps, deps.database, form.password, { field: 'password', owner: form });
  const password = await hashPassword(form.password, client);
  try {
    return await deps.database.transaction(async (transaction) => {
      const values = {
        email: form.email,
        password,
        firstName: form.firstName,
        lastName: form.lastName,
        company: form.company || null,
        position: form.position || null,
        phone,
        location: form.location || null,
      };
      const user = form.invitationToken
        ? await addInvitedUser(deps, transaction, values, form.invitationToken)
        : await addUser(deps, transaction, values);
      await recordConsent(transaction, { purpose: 'registration', userId: user.id }, form.consent);
      return user;
    });
  } catch (error) {
    return orEmailTaken(error);
  }
}

/** Outside production the first person becomes administrator; in production only the command line grants the role. */
export async function addUser(deps: Deps, transaction: Queryable, values: Omit<NewUser, 'role'>) {
  const becomesAdmin = !deps.config.production && (await lockFirstAdministrator(transaction));
  const role = becomesAdmin ? 'admin' : 'member';
  await refuseReservedNames(transaction, values, role);
  const user = await insertUser(transaction, { ...values, role });
  if (!user.isEmailVerified) await sendVerificationMail(deps, transaction, user, 'registration');
  return user;
}

/** The invitation confirms the address that it was sent to. */
async function addInvitedUser(deps: Deps, transaction: Queryable, values: Omit<NewUser, 'role'>, token: string) {
  const { id, email } = await openInvitation(transaction, token);
  if (email !== values.email) throw invalid({ email: 'Usa la dirección a la que llegó tu invitación' });
  const user =
    (await claimInvited(deps, transaction, values)) ??
    (await addUser(deps, transaction, { ...values, isEmailVerified: true }));
  // The invitation may have been revoked since it was read.
  if (!(await isAccepted(transaction, id))) throw invalidLink();
  return user;
}

/** An unconfirmed account with the address was made by who knows whom: the invited person takes it over, as by a link. */
async function claimInvited(deps: Deps, transaction: Queryable, values: Omit<NewUser, 'role'>) {
  const person = await lockPerson(transaction, { email: values.email });
  if (!person || !deps.config.emailConfirmation || !isSquattable(person)) return undefined;
  if (person.suspendedAt) {
    await displaceAccount(transaction, person);
    return undefined;
  }
  await refuseReservedNames(transaction, values, person.role);
  await claimAccount(transaction, person.id);
  const { password, firstName, lastName, company, position, phone, location } = values;
  const credentials = { password, firstName, lastName, authProvider: 'local', isEmailVerified: true } as const;
  await updateCredentials(transaction, person, credentials);
  await updateProfile(transaction, person.id, { company, position, phone, location });
  return getUser(transaction, person.id);
}

/** For portals without e-mail confirmation: the new address applies at once, and the old one is notified. */
export async function changeEmail(
  deps: Deps,
  transaction: Queryable,
  user: { id: string; firstName: string; email: string },
  { email, keepsIdentities }: { email: string; keepsIdentities: boolean },
): Promise<void> {
  await updateEmail(transaction, user.id, { email, isEmailVerified: false });
  await revoke(transaction, user.id, 'address changed', { keepsIdentities });
  await sendVerificationMail(deps, transaction, { ...user, email }, 'change');
  await sendAccountMail(deps, transaction, user, emailChangedMail());
}

type Names = Pick<Viewer, 'firstName' | 'lastName' | 'company'>;

/** Checks only names that change: an existing reserved name may stay. */
export async function checkNewNames(database: Queryable, viewer: Viewer, names: Partial<Names>): Promise<void> {
  const { firstName = viewer.firstName, lastName = viewer.lastName } = names;
  const isOther = firstName !== viewer.firstName || lastName !== viewer.lastName;
  const company = names.company === viewer.company ? null : names.company;
  const person = isOther ? { firstName, lastName } : { firstName: '', lastName: '' };
  await refuseReservedNames(database, { ...person, company }, viewer.role);
}

export async function describeCurrentUser(
  { config, assurance }: Pick<Context, 'config' | 'assurance'>,
  database: Queryable,
  user: Viewer,
  request: FastifyRequest,
): Promise<CurrentUser> {
  const pending = config.emailConfirmation ? await findPendingChange(database, user.id) : undefined;
  return presentCurrentUser(user, config, {
    pendingEmail: pending?.email,
    emailChangeNeeds: await emailChangeNeeds(user, config, database),
    needsSecondFactor: await assurance.lacksFactor(user, request),
    needsConsent: await lacksConsent({ config }, database, user.id),
  });
}

export async function readCurrentUser(
  deps: Pick<Context, 'config' | 'assurance'>,
  database: Queryable,
  id: string,
  request: FastifyRequest,
): Promise<CurrentUser> {
  return describeCurrentUser(deps, database, await getUser(database, id), request);
}
