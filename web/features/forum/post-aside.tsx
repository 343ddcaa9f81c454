import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { postPath } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';

/** Lazy: administrators only. */
const ModerationCard = lazyPart(
  async () => (await import('./admin/moderation-card.tsx')).ModerationCard,
  <CardSkeleton lines={4} />,
);

/** Sidebar on wide screens. On small ones sharing is a button of the post, and moderation comes last. */
export function PostAside({ post }: { post: ForumPost }) {
  const { pin, close, move, takeDown } = post.can;
  const moderates = pin || close || move || takeDown;
  return (
    <aside
      aria-label="Compartir y moderar"
      data-print="hide"
      className={classNames(
        'grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-13',
        !moderates && 'max-lg:hidden',
      )}
    >
      <Card as="section" className="p-4 max-lg:hidden">
        <h2 className="mb-3 text-base">Compartir</h2>
        <ShareButtons title={post.title} url={location.origin + postPath(post)} />
      </Card>
      {moderates ? <ModerationCard post={post} /> : null}
    </aside>
  );
}
