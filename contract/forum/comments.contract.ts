import * as z from 'zod/mini';
import { del, get, post, put } from '../endpoint.ts';
import { idParams, instant, pageFields, pageNumber, pageSize, shallowMarkdown, verbatimText } from '../fields.ts';
import { image } from '../media/media.contract.ts';
import { forumAuthor, imageAlts, imageIds } from './forum.contract.ts';

export const commentLimits = { contentMax: 5000, pageSize: 20 };

export const forumComment = z.object({
  id: z.string(),
  postId: z.string(),
  parentId: z.nullable(z.string()),
  /** First comment of the thread, possibly this one. */
  rootId: z.string(),
  /** Set for a reply shown flat or whose parent is on another page. */
  replyTo: z.nullable(z.object({ id: z.string(), author: z.nullable(forumAuthor) })),
  /** Null in a tombstone, a deleted comment with replies. */
  content: z.nullable(z.string()),
  images: z.array(image),
  author: z.nullable(forumAuthor),
  isDeleted: z.boolean(),
  createdAt: instant,
  editedAt: z.nullable(instant),
  can: z.object({ reply: z.boolean(), edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
});
export type ForumComment = z.output<typeof forumComment>;

export const commentsQuery = z.object({
  page: pageNumber,
  limit: pageSize(commentLimits.pageSize, 100),
  /** Permalink: overrides `page` with that of this comment. */
  commentId: z.optional(z.uuid('El comentario no es válido')),
});

export const commentList = z.object({
  /** Threads by start time, each followed by its replies. */
  comments: z.array(forumComment),
  /** Tombstones count. */
  ...pageFields,
});
export type CommentList = z.output<typeof commentList>;

const content = verbatimText({
  min: [1, 'Escribe un comentario'],
  max: [commentLimits.contentMax, `El comentario no puede exceder ${commentLimits.contentMax} caracteres`],
}).check(shallowMarkdown());

export const commentBody = z.object({
  content,
  parentId: z.optional(z.nullable(z.uuid('El comentario al que respondes no es válido'))),
  imageIds,
  imageAlts,
});

export const streamQuery = z.object({
  /** Sends comments since then first, as with `Last-Event-ID`. */
  since: z.optional(z.iso.datetime({ error: 'La fecha no es válida' })),
});

export const commentsContract = {
  listComments: get(
    '/api/forum/posts/:id/comments',
    'member',
    'Comentarios de una publicación, por páginas, cada hilo con sus respuestas',
    { params: idParams, query: commentsQuery, response: commentList },
  ),
  createComment: post('/api/forum/posts/:id/comments', 'confirmed', 'Comentar, o responder a un comentario', {
    takesIdempotencyKey: true,
    params: idParams,
    body: commentBody,
    response: forumComment,
    status: 201,
  }),
  updateComment: put('/api/forum/comments/:id', 'confirmed', 'Corregir un comentario: su autor o la administración', {
    params: idParams,
    body: z.object({ content, imageIds, imageAlts }),
    response: forumComment,
  }),
  deleteComment: del(
    '/api/forum/comments/:id',
    'member',
    'Eliminar un comentario; si tiene respuestas, deja su lugar',
    { params: idParams, response: z.object({ id: z.string(), isTombstone: z.boolean() }) },
  ),
  /**
   * Server-sent events: `comment` and `edited` with a ForumComment, `deleted` with `{id, isTombstone}`. After a
   * reconnection an event may be delivered twice; its id identifies it.
   */
  streamComments: get(
    '/api/forum/posts/:id/stream',
    'member',
    'Flujo de eventos: los comentarios nuevos de una publicación a medida que llegan',
    { params: idParams, query: streamQuery },
  ),
};
