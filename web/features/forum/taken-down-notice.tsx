import { Link } from 'wouter';
import type { ForumPost } from '#contract/forum/forum.contract.ts';

/** Reason of a takedown, for its author and administrators: nobody else can see the post. */
export function TakenDownNotice({ post }: { post: ForumPost }) {
  if (post.isPublished) return null;
  return (
    <div role="note" className="my-2 rounded-card bg-red-ground px-4 py-3 text-red-text">
      <p>
        <strong>Esta publicación fue retirada.</strong> Solo la ven su autor y la administración.
      </p>
      {post.takenDownReason ? (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          Motivo: {post.takenDownReason}
        </p>
      ) : null}
      <Link href="/forum?estado=retiradas" className="mt-1 inline-block py-1 text-sm underline">
        Ver las publicaciones retiradas
      </Link>
    </div>
  );
}
