import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';

export const photoLimits = { bytes: 5 * 1024 * 1024 };

const photo = z.object({
  /** Path of this site; `null` without a photo. */
  profileImageUrl: z.nullable(z.string()),
});

export const photoContract = {
  savePhoto: endpoint({
    method: 'PUT',
    path: '/api/users/photo',
    guard: 'member',
    summary: 'Poner la foto propia: el cuerpo es la imagen misma (JPEG, PNG, WebP o GIF), de 5 MB como máximo',
    response: photo,
  }),
  deletePhoto: endpoint({
    method: 'DELETE',
    path: '/api/users/photo',
    guard: 'member',
    summary: 'Quitar la foto propia; repetirlo no cambia nada',
    response: photo,
  }),
  getPhoto: endpoint({
    method: 'GET',
    path: '/api/photos/:name',
    guard: 'member',
    summary: 'La foto de un miembro (WebP)',
    params: z.object({ name: z.string().check(z.regex(/^[\w-]{22}\.webp$/, 'El nombre no es válido')) }),
  }),
  getReportedPhoto: endpoint({
    method: 'GET',
    path: '/api/admin/profile-reports/:id/photo',
    guard: 'admin',
    summary: 'La foto de un perfil cuando se reportó (WebP), aunque su dueño la haya cambiado',
    params: idParams,
  }),
};
