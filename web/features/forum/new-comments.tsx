import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { commentAnchor } from '#contract/paths.ts';
import { fullName } from '../../lib/full-name.ts';
import { countOf } from '../../lib/numbers.ts';

interface NewCommentsProps {
  arrived: ForumComment[];
  /** Comments of the current page. */
  shown: ForumComment[];
}

/** Live region for new comments, with a link to those on another page; nothing on the screen shifts. */
export function NewComments({ arrived, shown }: NewCommentsProps) {
  const latest = arrived.at(-1);
  const elsewhere = arrived.filter((comment) => !shown.some(({ id }) => id === comment.id));
  const first = elsewhere[0];
  return (
    <>
      <p role="status" className="sr-only">
        {latest?.author ? `Nuevo comentario de ${fullName(latest.author)}` : ''}
      </p>
      {first ? (
        <p className="mt-4 text-center">
          <a href={`#${commentAnchor(first.id)}`} className="inline-link inline-flex min-h-11 items-center">
            {elsewhere.length === 1 ? 'Ver' : 'Ver los'}{' '}
            {countOf(elsewhere.length, 'comentario nuevo', 'comentarios nuevos')}
          </a>
        </p>
      ) : null}
    </>
  );
}
