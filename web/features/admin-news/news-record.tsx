import { BookOpen, CalendarDays, ExternalLink } from 'lucide-react';
import { useLocation } from 'wouter';
import type { AdminNews } from '#contract/news/admin-news.contract.ts';
import { editNewsPath, newsPath } from '#contract/paths.ts';
import { formatLongDate } from '../../lib/dates.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { RecordRow } from '../../ui/record-row.tsx';
import type { useNewsMutations } from './admin-news.api.ts';
import { newsActions, publishNewsAction } from './news-actions.ts';
import { NewsStateBadges } from './news-state-badges.tsx';

interface NewsRecordProps {
  item: AdminNews;
  mutations: ReturnType<typeof useNewsMutations>;
  confirmAction: (action: ConfirmedAction) => void;
}

export function NewsRecord({ item, mutations, confirmAction }: NewsRecordProps) {
  const [, navigate] = useLocation();
  const actions = menuItems(
    [...(item.isPublished ? [] : [publishNewsAction(item, mutations)]), ...newsActions(item, mutations)],
    confirmAction,
  );
  const view = { label: 'Ver en el sitio', icon: ExternalLink, onSelect: () => navigate(newsPath(item)) };
  return (
    <RecordRow
      title={item.title}
      href={editNewsPath(item)}
      badges={<NewsStateBadges item={item} />}
      facts={[
        { icon: CalendarDays, label: 'Fecha', text: formatLongDate(item.date) },
        { icon: BookOpen, label: 'Lectura', text: item.readTime },
      ]}
      buttons={
        <ButtonLink href={editNewsPath(item)} size="sm" variant="outline">
          Editar<span className="sr-only">: {item.title}</span>
        </ButtonLink>
      }
      menu={item.isPublished ? [view, ...actions] : actions}
    />
  );
}
