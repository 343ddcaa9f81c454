import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { del, get, post, put } from '../endpoint.ts';
import {
  atMost,
  hexColor,
  idParams,
  instant,
  pageFields,
  pageNumber,
  pageSize,
  possiblyEmptyText,
  searchText,
  shallowMarkdown,
  verbatimLine,
  verbatimText,
} from '../fields.ts';
import { image, mediaLimits } from '../media/media.contract.ts';

export const forumLimits = {
  titleMin: 10,
  titleMax: 200,
  contentMin: 50,
  contentMax: 5000,
  /** Characters on a card. */
  excerpt: 150,
  pageSize: 10,
  search: 200,
  categoryName: 100,
  categorySlug: 120,
  categoryDescription: 500,
  images: 4,
  imageBytes: 8 * 1024 * 1024,
};

const MAX_IMAGES_MESSAGE = `No pueden ser más de ${forumLimits.images} imágenes`;

/** Order matters; absent: unchanged. */
export const imageIds = z.optional(
  z.array(z.uuid('Esa imagen no es válida')).check(
    atMost(forumLimits.images, MAX_IMAGES_MESSAGE),
    z.refine((ids) => new Set(ids).size === ids.length, 'Hay una imagen repetida'),
  ),
);

/** In the order of `imageIds`; absent: unchanged. */
export const imageAlts = z.optional(
  z.array(possiblyEmptyText(mediaLimits.alt)).check(atMost(forumLimits.images, MAX_IMAGES_MESSAGE)),
);

export const forumAuthor = z.extend(person, { profileImageUrl: z.nullable(z.string()) });

export const forumCategory = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  color: hexColor,
  postsCount: z.number(),
  /** New posts are refused; existing ones stay. */
  isArchived: z.boolean(),
});
export type ForumCategory = z.output<typeof forumCategory>;

export const forumPostCard = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  createdAt: instant,
  editedAt: z.nullable(instant),
  lastActivityAt: instant,
  likes: z.number(),
  commentsCount: z.number(),
  isPublished: z.boolean(),
  isPinned: z.boolean(),
  isClosed: z.boolean(),
  solutionId: z.nullable(z.string()),
  category: z.object({ id: z.string(), name: z.string(), slug: z.string(), color: hexColor }),
  author: forumAuthor,
});
export type ForumPostCard = z.output<typeof forumPostCard>;

export const forumPostCan = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  comment: z.boolean(),
  like: z.boolean(),
  report: z.boolean(),
  solve: z.boolean(),
  pin: z.boolean(),
  close: z.boolean(),
  move: z.boolean(),
  takeDown: z.boolean(),
});
export type ForumPostCan = z.output<typeof forumPostCan>;

export const forumPost = z.extend(forumPostCard, {
  images: z.array(image),
  takenDownReason: z.nullable(z.string()),
  /** Shows the title of a shared link to people without an account. */
  sharesTitle: z.boolean(),
  liked: z.boolean(),
  can: forumPostCan,
});
export type ForumPost = z.output<typeof forumPost>;

export const forumSort = z.enum(['recent', 'popular', 'commented', 'active']);
export type ForumSort = z.output<typeof forumSort>;

export const forumPostsQuery = z.object({
  page: pageNumber,
  limit: pageSize(forumLimits.pageSize, 50),
  sortBy: z._default(forumSort, 'recent'),
  categoryId: z.optional(z.union([z.literal(''), z.uuid('La categoría no es válida')])),
  search: searchText(forumLimits.search),
  /** `hidden`: posts taken down, the viewer's own or, for administrators, all. */
  status: z._default(z.enum(['published', 'hidden']), 'published'),
});

export const forumPostList = z.object({
  posts: z.array(forumPostCard),
  ...pageFields,
  /** The count was capped: show "más de". */
  capped: z.boolean(),
  /** No exact match: these match words at edit distance 1. */
  isApproximate: z.boolean(),
});
export type ForumPostList = z.output<typeof forumPostList>;

export const forumPostBody = z.object({
  title: verbatimLine({
    min: [forumLimits.titleMin, 'El título debe tener al menos 10 caracteres'],
    max: [forumLimits.titleMax, 'El título no puede exceder 200 caracteres'],
  }),
  content: verbatimText({
    min: [forumLimits.contentMin, 'El contenido debe tener al menos 50 caracteres'],
    max: [forumLimits.contentMax, 'El contenido no puede exceder 5000 caracteres'],
  }).check(shallowMarkdown()),
  categoryId: z.uuid('Debe seleccionar una categoría'),
  /** Absent: unchanged, and off for a new post. */
  sharesTitle: z.optional(z.boolean('Elige sí o no')),
  imageIds,
  imageAlts,
});

export const postPreview = z.object({
  category: z.string(),
  /** Null unless the author shares it. */
  title: z.nullable(z.string()),
});
export type PostPreview = z.output<typeof postPreview>;

export const likeState = z.object({ likes: z.number(), liked: z.boolean() });

export const similarPostsQuery = z.object({ title: z.string().check(z.trim(), atMost(forumLimits.titleMax)) });

export const similarPost = z.object({
  id: z.string(),
  title: z.string(),
  commentsCount: z.number(),
  isSolved: z.boolean(),
  createdAt: instant,
});

export const forumContract = {
  listPosts: get('/api/forum/posts', 'member', 'Publicaciones del foro, por páginas, con orden, categoría y búsqueda', {
    query: forumPostsQuery,
    response: forumPostList,
  }),
  createPost: post('/api/forum/posts', 'confirmed', 'Publicar en el foro', {
    takesIdempotencyKey: true,
    body: forumPostBody,
    response: forumPost,
    status: 201,
  }),
  uploadImage: post(
    '/api/forum/images',
    'confirmed',
    'Subir una imagen para una publicación o un comentario: el cuerpo es la imagen misma, de 8 MB como máximo',
    { response: image, status: 201 },
  ),
  listSimilarPosts: get(
    '/api/forum/posts/similar',
    'member',
    'Publicaciones parecidas a un título que se está escribiendo',
    { query: similarPostsQuery, response: z.array(similarPost) },
  ),
  getPost: get('/api/forum/posts/:id', 'member', 'Una publicación, con lo que puede hacer quien pregunta', {
    params: idParams,
    response: forumPost,
  }),
  previewPost: get(
    '/api/forum/posts/:id/preview',
    'public',
    'Lo que muestra el enlace de una publicación a quien no tiene cuenta: la categoría, y el título si su autor quiso',
    { params: idParams, response: postPreview },
  ),
  updatePost: put('/api/forum/posts/:id', 'confirmed', 'Corregir una publicación: su autor o la administración', {
    params: idParams,
    body: forumPostBody,
    response: forumPost,
  }),
  deletePost: del(
    '/api/forum/posts/:id',
    'member',
    'Eliminar una publicación con sus comentarios: su autor o la administración',
    { params: idParams, response: z.object({ id: z.string() }) },
  ),
  likePost: put('/api/forum/posts/:id/like', 'confirmed', 'Me gusta; repetirlo no cambia nada', {
    params: idParams,
    response: likeState,
  }),
  unlikePost: del('/api/forum/posts/:id/like', 'member', 'Quitar el me gusta; repetirlo no cambia nada', {
    params: idParams,
    response: likeState,
  }),
  solvePost: put(
    '/api/forum/posts/:id/solution',
    'member',
    'El autor marca la publicación como resuelta, con el comentario que la resolvió',
    {
      params: idParams,
      body: z.object({ commentId: z.uuid('El comentario no es válido') }),
      response: forumPost,
    },
  ),
  unsolvePost: del('/api/forum/posts/:id/solution', 'member', 'El autor quita la marca de resuelta', {
    params: idParams,
    response: forumPost,
  }),
  listCategories: get('/api/forum/categories', 'member', 'Categorías del foro, cada una con sus publicaciones', {
    response: z.array(forumCategory),
  }),
};
