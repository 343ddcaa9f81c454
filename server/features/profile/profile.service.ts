import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { type ProfileEdit, type ProfileForm, profileBody } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { requirePhone } from '../../core/phone.ts';
import { editedValues } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { getUser } from '../account/account.queries.ts';
import { changeEmail, checkNewNames, describeCurrentUser, readCurrentUser } from '../account/account.service.ts';
import { changeOwnAccount } from '../account/credentials/change-account.service.ts';
import { confirmEmailChangeProof, proveEmailChange, requestEmailChange } from '../account/email-change.service.ts';
import { type ProfileValues, updateProfile } from './profile.queries.ts';

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

function toValues(form: ProfileForm): ProfileValues {
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

interface Change {
  email: string | undefined;
  currentPassword: string | undefined;
  keepIdentities: boolean | undefined;
  /** `null` where no column changes; runs with the row of the person locked. */
  valuesOf: (user: Viewer, transaction: Queryable) => Promise<ProfileValues | null>;
}

/** Atomic: a refused e-mail address leaves the rest unchanged. */
async function change(context: Context, viewer: Viewer, request: FastifyRequest, wanted: Change): Promise<CurrentUser> {
  const email = wanted.email === viewer.email ? undefined : wanted.email;
  const checked = email ? await proveEmailChange(context, viewer, request, wanted.currentPassword) : undefined;
  return changeOwnAccount(context, request, viewer.id, async (transaction) => {
    if (email) await confirmEmailChangeProof(context, transaction, viewer, request, checked);
    const user = await getUser(transaction, viewer.id);
    const values = await wanted.valuesOf(user, transaction);
    if (values) {
      await checkNewNames(transaction, user, values);
      await updateProfile(transaction, viewer.id, values);
    }
    if (email) {
      const person = { ...user, firstName: values?.firstName ?? user.firstName };
      const change = context.config.emailConfirmation ? requestEmailChange : changeEmail;
      await change(context, transaction, person, { email, keepsIdentities: wanted.keepIdentities ?? false });
    }
    return readCurrentUser(context, transaction, viewer.id, request);
  });
}

export function changeProfile(
  context: Context,
  viewer: Viewer,
  form: ProfileForm,
  request: FastifyRequest,
): Promise<CurrentUser> {
  const { email, currentPassword, keepIdentities } = form;
  return change(context, viewer, request, {
    email,
    currentPassword,
    keepIdentities,
    valuesOf: async () => toValues(form),
  });
}

export function editProfile(
  context: Context,
  viewer: Viewer,
  edit: ProfileEdit,
  request: FastifyRequest,
): Promise<CurrentUser> {
  return change(context, viewer, request, {
    email: edit.email,
    currentPassword: edit.currentPassword,
    keepIdentities: edit.keepIdentities,
    valuesOf: async (user, transaction) => {
      const current = await describeCurrentUser(context, transaction, user, request);
      return editedValues({ form: profileBody, toValues, current, edit });
    },
  });
}
