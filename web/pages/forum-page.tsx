import { useCurrentUser } from '../features/account/account.api.ts';
import { CategoryCards } from '../features/forum/category-cards.tsx';
import { CreatePostButton, CreatePostDialog } from '../features/forum/create-post.tsx';
import { ForumHeader, ForumUnavailable } from '../features/forum/forum-header.tsx';
import { useForumParams } from '../features/forum/forum-params.ts';
import { PostFilters } from '../features/forum/post-filters.tsx';
import { PostList } from '../features/forum/post-list.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageHead } from '../lib/page-module.ts';

export function head(): PageHead {
  return { title: 'Foro', hidden: true };
}

export default function ForumPage() {
  const { enableForum } = useSiteSettings();
  const { user } = useCurrentUser();
  const params = useForumParams();
  if (!enableForum) return <ForumUnavailable />;
  return (
    <>
      <ForumHeader search={<SearchBox />} action={<CreatePostButton onClick={() => params.setCreating(true)} />} />
      <div className="page-container pt-2 pb-12">
        <CategoryCards selected={params.filters.category} onSelect={params.setCategory} />
        <div className="mt-6">
          <PostFilters params={params} />
        </div>
        <PostList params={params} />
      </div>
      <CreatePostDialog
        open={params.isCreating}
        onClose={() => params.setCreating(false)}
        userId={user?.id ?? ''}
        categorySlug={params.filters.category}
      />
    </>
  );
}
