import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { ProfileForm } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { requirePhone } from '../../core/phone.ts';
import type { Viewer } from '../../core/viewer.ts';
import { changeEmail, checkNewNames, readCurrentUser } from '../account/account.service.ts';
import { proveEmailChange, requestEmailChange } from '../account/email-change.service.ts';
import { type ProfileValues, updateProfile } from './profile.queries.ts';

/** Undefined leaves the column unchanged; an empty text becomes null. */
const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

function valuesOf(form: ProfileForm): ProfileValues {
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    bio: orNull(form.bio),
    company: orNull(form.company),
    position: orNull(form.position),
    website: orNull(form.website),
    phone: form.phone ? requirePhone(form.phone) : orNull(form.phone),
    location: orNull(form.location),
    hasWhatsapp: form.hasWhatsapp,
    emailVisibility: form.emailVisibility,
    phoneVisibility: form.phoneVisibility,
  };
}

/** Atomic: a refused e-mail address leaves the rest unchanged. */
export async function changeProfile(
  context: Context,
  viewer: Viewer,
  form: ProfileForm,
  request: FastifyRequest,
): Promise<CurrentUser> {
  const { database, config } = context;
  const values = valuesOf(form);
  const changesEmail = form.email !== viewer.email;
  if (changesEmail) await proveEmailChange(context, viewer, request, form.currentPassword);
  return database.transaction(async (transaction) => {
    await checkNewNames(transaction, viewer, values);
    await updateProfile(transaction, viewer.id, values);
    if (changesEmail && config.emailConfirmation) {
      await requestEmailChange(context, transaction, { ...viewer, firstName: form.firstName }, form.email);
    } else if (changesEmail) {
      await changeEmail(context, transaction, { ...viewer, firstName: form.firstName }, form.email);
    }
    return readCurrentUser(context, transaction, viewer.id);
  });
}
