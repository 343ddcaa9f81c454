import { Link } from 'wouter';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { postPath } from '#contract/paths.ts';
import { formatCount } from '../../lib/numbers.ts';
import { stripMarkdown } from '../../lib/strip-markdown.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { PostCounts } from '../../ui/post-counts.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

export function MemberPosts({ member: { firstName, isSelf, posts, postsCount } }: { member: MemberProfile }) {
  return (
    <CardSection
      heading="Publicaciones"
      action={postsCount > 0 ? <p className="text-sm text-muted">{formatCount(postsCount)} en el foro</p> : null}
    >
      {posts.length === 0 ? (
        <p className="text-muted">
          {isSelf ? 'Aún no has publicado en el foro.' : `${firstName} aún no ha publicado en el foro.`}
        </p>
      ) : (
        <ul className="divide-y divide-border">
          {posts.map((post) => (
            <li key={post.id} className="py-4 first:pt-0 last:pb-0">
              <h3 dir="auto" className="text-base leading-snug wrap-anywhere">
                <Link href={postPath(post)} className="hover:underline">
                  {post.title}
                </Link>
              </h3>
              <p dir="auto" className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">
                {stripMarkdown(post.excerpt)}
              </p>
              <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                <span className="inline-flex items-center gap-1.5">
                  <span
                    aria-hidden="true"
                    style={{ backgroundColor: post.category.color }}
                    className="size-2.5 rounded-full"
                  />
                  {post.category.name}
                </span>
                <RelativeTime instant={post.createdAt} />
                <PostCounts post={post} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
