import * as z from 'zod/mini';
import { del, put } from '../endpoint.ts';
import { idParams, optionalLongText } from '../fields.ts';
import { reportLimits } from '../moderation/report-kinds.ts';
import { forumPost } from './forum.contract.ts';

export const moderationContract = {
  pinPost: put('/api/admin/forum/posts/:id/pin', 'moderation', 'Fijar una publicación arriba de las listas', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  unpinPost: del('/api/admin/forum/posts/:id/pin', 'moderation', 'Dejar de fijar una publicación', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  closePost: put('/api/admin/forum/posts/:id/closure', 'moderation', 'Cerrar una publicación a nuevos comentarios', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  reopenPost: del('/api/admin/forum/posts/:id/closure', 'moderation', 'Abrir de nuevo una publicación a comentarios', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
  movePost: put('/api/admin/forum/posts/:id/category', 'moderation', 'Pasar una publicación a otra categoría', {
    needsProof: 'daily-work',
    params: idParams,
    body: z.object({ categoryId: z.uuid('Debe seleccionar una categoría') }),
    response: forumPost,
  }),
  takeDownPost: put(
    '/api/admin/forum/posts/:id/takedown',
    'moderation',
    'Retirar una publicación: solo la ven su autor y la administración',
    {
      needsProof: 'daily-work',
      params: idParams,
      body: z.object({ reason: optionalLongText(reportLimits.reason) }),
      response: forumPost,
    },
  ),
  restorePost: del('/api/admin/forum/posts/:id/takedown', 'moderation', 'Publicar de nuevo una publicación retirada', {
    needsProof: 'daily-work',
    params: idParams,
    response: forumPost,
  }),
};
