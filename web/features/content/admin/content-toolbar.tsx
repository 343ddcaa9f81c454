import type { AdminContent, ContentSummary } from '#contract/content/admin/admin-content.contract.ts';
import { type ContentKind, isPageKind, type SiteBlock } from '#contract/content/content-kinds.ts';
import { adminContentPath, officePagePath } from '#contract/content/content-paths.ts';
import { nouns } from '../../../lib/nouns.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PublicationBadge } from '../../../ui/publication-state.tsx';
import { EditorToolbar, publicationActions, type RecordAction } from '../../../ui/record-actions.tsx';
import { ScheduleBadge, ScheduleButton, unscheduleAction } from '../../../ui/schedule-button.tsx';
import { useContentMutations } from './admin-content.api.ts';

const blockPaths: Record<SiteBlock, string> = {
  landing: '/',
  firms: '/',
  purpose: '/about',
  about: '/about',
  leaders: '/about',
  history: '/about',
  events: '/events',
  hours: '/contact',
  footer: '/',
};

type Listed = Pick<ContentSummary, 'kind' | 'isPublished'> & { slug?: string | null };

export function publicPath({ kind, slug, isPublished }: Listed): string | undefined {
  if (!isPublished) return undefined;
  return isPageKind(kind) ? officePagePath({ kind, slug: slug ?? '' }) : blockPaths[kind as SiteBlock];
}

type State = Pick<ContentSummary, 'isPublished' | 'hasChanges' | 'publishAt'>;

export function ContentStateBadges({ item: { isPublished, hasChanges, publishAt } }: { item: State }) {
  return (
    <>
      <PublicationBadge published={isPublished} />
      {isPublished && hasChanges ? <Badge tone="yellow">Cambios sin publicar</Badge> : null}
      <ScheduleBadge publishAt={publishAt} />
    </>
  );
}

interface Actionable extends State {
  id: string;
  version: number;
  kind: ContentKind;
  name: string;
}

export function contentActions(
  item: Actionable,
  mutations: ReturnType<typeof useContentMutations>,
  onDeleted?: () => void,
): RecordAction[] {
  const { name, kind, isPublished, hasChanges, publishAt } = item;
  const { publish, unpublish, remove } = publicationActions({
    record: { ...item, title: name },
    noun: nouns.page,
    mutations,
    texts: {
      publish: {
        text: 'Lo que está guardado en el borrador se leerá en el sitio. La versión anterior queda en el historial.',
        success: { title: 'Publicado', description: `«${name}» ya se lee en el sitio.` },
        failure: 'No se pudo publicar',
      },
      unpublish: {
        success: { title: 'Página retirada', description: `«${name}» ya no está a la vista.` },
        failure: 'No se pudo retirar la página',
      },
      remove: { text: 'Se borra con todas sus versiones. No se puede deshacer.' },
    },
    onDeleted,
  });
  const unschedule = unscheduleAction(name, () => mutations.unschedule(item));
  return [
    ...(hasChanges ? [publish] : []),
    ...(publishAt ? [unschedule] : []),
    ...(isPageKind(kind) ? [...(isPublished ? [unpublish] : []), remove] : []),
  ];
}

export function ContentToolbar({ item, onDeleted }: { item: AdminContent; onDeleted: () => void }) {
  const mutations = useContentMutations();
  return (
    <EditorToolbar
      badges={<ContentStateBadges item={item} />}
      publicHref={publicPath(item)}
      listHref={adminContentPath}
      links={() =>
        item.hasChanges && !item.publishAt ? (
          <ScheduleButton onSchedule={(publishAt) => mutations.schedule(item, publishAt)} />
        ) : null
      }
      // Publishing is a button of the form.
      actions={(leave) => contentActions({ ...item, hasChanges: false }, mutations, leave)}
      onDeleted={onDeleted}
    />
  );
}
