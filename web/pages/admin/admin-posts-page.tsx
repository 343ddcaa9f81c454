import { useQuery } from '@tanstack/react-query';
import { managementPages } from '../../content/admin.ts';
import { allCategoriesQuery } from '../../features/forum/admin/admin-categories.api.ts';
import { PostManagement } from '../../features/forum/admin/post-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Publicaciones del foro', hidden: true };
}

export default function AdminPostsPage() {
  const { data: categories = [] } = useQuery(allCategoriesQuery);
  return (
    <PageFrame title={managementPages.posts.label} intro={managementPages.posts.description}>
      <PostManagement categories={categories} />
    </PageFrame>
  );
}
