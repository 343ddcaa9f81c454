import * as z from 'zod/mini';
import { del, put } from '../endpoint.ts';
import { idParams, optionalLongText } from '../fields.ts';
import { reportLimits } from '../moderation/report-kinds.ts';
import { forumPost } from './forum.contract.ts';

const moderated = { needsProof: 'daily-work', params: idParams, response: forumPost } as const;

export const moderationContract = {
  pinPost: put('/api/admin/forum/posts/:id/pin', 'moderation', 'Fijar una publicación arriba de las listas', moderated),
  unpinPost: del('/api/admin/forum/posts/:id/pin', 'moderation', 'Dejar de fijar una publicación', moderated),
  closePost: put(
    '/api/admin/forum/posts/:id/closure',
    'moderation',
    'Cerrar una publicación a nuevos comentarios',
    moderated,
  ),
  reopenPost: del(
    '/api/admin/forum/posts/:id/closure',
    'moderation',
    'Abrir de nuevo una publicación a comentarios',
    moderated,
  ),
  movePost: put('/api/admin/forum/posts/:id/category', 'moderation', 'Pasar una publicación a otra categoría', {
    ...moderated,
    body: z.object({ categoryId: z.uuid('Debe seleccionar una categoría') }),
  }),
  takeDownPost: put(
    '/api/admin/forum/posts/:id/takedown',
    'moderation',
    'Retirar una publicación: solo la ven su autor y la administración',
    { ...moderated, body: z.object({ reason: optionalLongText(reportLimits.reason) }) },
  ),
  restorePost: del(
    '/api/admin/forum/posts/:id/takedown',
    'moderation',
    'Publicar de nuevo una publicación retirada',
    moderated,
  ),
};
