import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { commentAnchor } from '#contract/paths.ts';
import { fullName } from '../../lib/full-name.ts';

/** Link to the answered comment, for replies that are not directly below it. */
export function InReplyTo({ replyTo }: Pick<ForumComment, 'replyTo'>) {
  if (!replyTo) return null;
  return (
    <p className="mt-1 text-sm text-muted">
      en respuesta a{' '}
      {replyTo.author ? (
        <a href={`#${commentAnchor(replyTo.id)}`} className="inline-link inline-block max-w-full py-0.5">
          <bdi>{fullName(replyTo.author)}</bdi>
        </a>
      ) : (
        'un comentario eliminado'
      )}
    </p>
  );
}
