import * as z from 'zod/mini';
import { accountLimits, currentUser, role, visibility } from '../account/account.contract.ts';
import { del, get, patch, put } from '../endpoint.ts';
import {
  atMost,
  companyName,
  completeAddress,
  email,
  idParams,
  isWebAddress,
  nullableText,
  optionalLongText,
  optionalPhone,
  personName,
} from '../fields.ts';
import { editBody } from '../versioned-body.ts';
import { skill } from './skills.contract.ts';

export const photoLimits = { bytes: 5 * 1024 * 1024 };

const photo = z.object({
  profileImageUrl: z.nullable(z.string()),
});

export const photoContract = {
  savePhoto: put(
    '/api/users/photo',
    'member',
    'Poner la foto propia: el cuerpo es la imagen misma (JPEG, PNG, WebP, AVIF o GIF), de 5 MB como máximo',
    { response: photo },
  ),
  deletePhoto: del('/api/users/photo', 'member', 'Quitar la foto propia; repetirlo no cambia nada', {
    response: photo,
  }),
  getPhoto: get('/api/photos/:name', 'member', 'La foto de un miembro (WebP; SVG las que trae la demostración)', {
    params: z.object({ name: z.string().check(z.regex(/^[\w-]{22}\.(webp|svg)$/, 'El nombre no es válido')) }),
  }),
  getReportedPhoto: get(
    '/api/admin/profile-reports/:id/photo',
    'moderation',
    'La foto de un perfil cuando se reportó (WebP), aunque su dueño la haya cambiado',
    { params: idParams },
  ),
};

export const profileLimits = { nameMin: 2, bio: 500, website: 300 };

const COMPANY_MESSAGE = `El nombre de la empresa no puede exceder ${accountLimits.company} caracteres`;
const POSITION_MESSAGE = `El cargo no puede exceder ${accountLimits.position} caracteres`;
const BIO_MESSAGE = `La biografía no puede exceder ${profileLimits.bio} caracteres`;

function name(message: string) {
  return personName(message, accountLimits.name).check(z.minLength(profileLimits.nameMin, message));
}

/** Partial update: an absent field is unchanged; empty or null clears it. */
export const profileBody = z.object({
  firstName: name(`El nombre debe tener al menos ${profileLimits.nameMin} caracteres`),
  lastName: name(`El apellido debe tener al menos ${profileLimits.nameMin} caracteres`),
  email: email('Email inválido'),
  bio: optionalLongText(profileLimits.bio, BIO_MESSAGE),
  company: companyName(accountLimits.company, COMPANY_MESSAGE),
  position: nullableText(accountLimits.position, POSITION_MESSAGE),
  website: z.nullish(
    z.string('URL inválida').check(
      completeAddress(),
      atMost(profileLimits.website, 'URL inválida'),
      z.refine((text) => text === '' || isWebAddress(text), 'URL inválida'),
    ),
  ),
  phone: optionalPhone(),
  location: nullableText(accountLimits.location),
  hasWhatsapp: z.optional(z.boolean('Indica si el teléfono tiene WhatsApp')),
  emailVisibility: z.optional(visibility),
  phoneVisibility: z.optional(visibility),
  /** Re-authentication for a new e-mail address. */
  currentPassword: z.optional(z.string().check(atMost(accountLimits.passwordMax, 'La contraseña es demasiado larga'))),
  /** With a new e-mail address: external accounts stay linked. */
  keepIdentities: z.optional(z.boolean()),
});
export type ProfileForm = z.output<typeof profileBody>;

const profileEdit = editBody(profileBody);
export type ProfileEdit = z.output<typeof profileEdit>;

export const profilePreview = z.object({
  firstName: z.string(),
  lastName: z.string(),
  role,
  profileImageUrl: z.nullable(z.string()),
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  location: z.nullable(z.string()),
  website: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  skills: z.array(skill),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  hasWhatsapp: z.boolean(),
});
export type ProfilePreview = z.output<typeof profilePreview>;

export const previewAudience = z.enum(['member', 'connection']);
export type PreviewAudience = z.output<typeof previewAudience>;

export const profileContract = {
  updateProfile: put(
    '/api/users/profile',
    'member',
    'Cambiar los datos propios; una dirección de correo nueva hay que confirmarla',
    { body: profileBody, response: currentUser },
  ),
  editProfile: patch(
    '/api/users/profile',
    'member',
    'Cambiar solo algunos de los datos propios; una dirección de correo nueva hay que confirmarla',
    { versioned: true, body: profileEdit, response: currentUser },
  ),
  previewProfile: get(
    '/api/users/profile/preview',
    'member',
    'El perfil propio como lo ve cualquier miembro, o una conexión',
    { query: z.object({ as: z._default(previewAudience, 'member') }), response: profilePreview },
  ),
};
