import type { ForumPostCard } from '#contract/forum/forum.contract.ts';

/** The colour is only a dot beside the name: as text colour it could lack contrast. */
export function CategoryLabel({ category }: { category: ForumPostCard['category'] }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
      <span aria-hidden="true" style={{ backgroundColor: category.color }} className="size-2.5 shrink-0 rounded-full" />
      {category.name}
    </span>
  );
}
