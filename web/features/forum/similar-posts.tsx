import { useQuery } from '@tanstack/react-query';
import { forumLimits } from '#contract/forum/forum.contract.ts';
import { postPath } from '#contract/paths.ts';
import { countOf } from '../../lib/numbers.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { similarPostsQuery } from './forum.api.ts';

const DEBOUNCE_MS = 400;
const MAX_SHOWN = 3;

/** Similar existing posts, against duplicates. Links open in a new tab, so that the form is kept. */
export function SimilarPosts({ title }: { title: string }) {
  const settled = useDebouncedValue(title.trim(), DEBOUNCE_MS);
  const enabled = settled.length >= forumLimits.titleMin && settled.length <= forumLimits.titleMax;
  const { data } = useQuery({ ...similarPostsQuery(settled), enabled });
  const posts = enabled ? (data ?? []).slice(0, MAX_SHOWN) : [];
  return (
    <div role="status" className="empty:hidden">
      {posts.length > 0 ? (
        <>
          <p className="text-sm font-semibold">¿Es alguna de estas? Ya hay publicaciones parecidas:</p>
          <ul className="mt-1 text-sm">
            {posts.map((post) => (
              <li key={post.id}>
                <a href={postPath(post)} target="_blank" rel="noopener" className="inline-link inline-block py-1">
                  <bdi>{post.title}</bdi>
                  <span className="sr-only"> (se abre en otra pestaña)</span>
                </a>{' '}
                <span className="whitespace-nowrap text-muted">
                  {post.isSolved ? 'Resuelta · ' : ''}
                  {countOf(post.commentsCount, 'comentario', 'comentarios')}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
