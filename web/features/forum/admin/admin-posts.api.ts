import type { QueryOf } from '#contract/endpoint.ts';
import { adminPostsContract } from '#contract/forum/admin/admin-posts.contract.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const { listAllPosts } = adminPostsContract;

export type PostQuery = QueryOf<typeof listAllPosts>;

export const adminPostsQuery = (query: PostQuery) => listQuery(listAllPosts, { query }, revalidate);

/** Refetches the list, and what members see of it. */
export const useInvalidatePosts = () => useRefetchAfter([listAllPosts.path], ['/api/forum/posts']);
