import { useLocation } from 'wouter';
import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { newsPath } from '#contract/paths.ts';
import { managementPages } from '../../content/admin.ts';
import { RecordToolbar } from '../../ui/record-toolbar.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { useNewsMutations } from './admin-news.api.ts';
import { newsActions } from './news-actions.ts';
import { NewsStateBadges } from './news-state-badges.tsx';

interface NewsToolbarProps {
  item: AdminNews;
  /** Called after the deletion, to release the unsaved-changes guard before leaving. */
  onDeleted: () => void;
}

export function NewsToolbar({ item, onDeleted }: NewsToolbarProps) {
  const { confirmAction, dialog } = useActionDialog();
  const mutations = useNewsMutations();
  const [, navigate] = useLocation();

  function leave() {
    onDeleted();
    navigate(managementPages.news.href, { replace: true });
  }

  return (
    <>
      <RecordToolbar
        badges={<NewsStateBadges item={item} />}
        publicHref={item.isPublished ? newsPath(item) : undefined}
        actions={newsActions(item, mutations, leave)}
        confirmAction={confirmAction}
      />
      {dialog}
    </>
  );
}
