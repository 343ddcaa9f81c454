import type { ForumCategory, ForumPostCard } from '#contract/forum/forum.contract.ts';

export const postPath = ({ id }: Pick<ForumPostCard, 'id'>) => `/forum/post/${id}`;

export const memberPath = ({ id }: { id: string }) => `/members/${id}`;

export const categoryPath = ({ slug }: Pick<ForumCategory, 'slug'>) => `/forum?categoria=${encodeURIComponent(slug)}`;

/** Anchor of a comment on its post's page. */
export const commentAnchor = (id: string) => `c-${id}`;

/** The comment that an anchor leads to. */
export const commentOfAnchor = (hash: string) =>
  /^c-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(hash)?.[1] ?? null;
