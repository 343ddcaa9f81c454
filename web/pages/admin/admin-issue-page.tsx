import { useQuery } from '@tanstack/react-query';
import type { Issue, IssueItem } from '#contract/newsletter/issues.contract.ts';
import { breadcrumbs, managementPages } from '../../copy/admin.ts';
import { upcomingEventsQuery } from '../../features/events/events.api.ts';
import { newsListQuery } from '../../features/news/news.api.ts';
import { IssueFormFields, useIssueEditor } from '../../features/newsletter/admin/issue-editor.tsx';
import { IssuePreview } from '../../features/newsletter/admin/issue-preview.tsx';
import { IssueToolbar } from '../../features/newsletter/admin/issue-toolbar.tsx';
import { issueQuery } from '../../features/newsletter/admin/issues.api.ts';
import { NewsletterOffNotice } from '../../features/newsletter/admin/newsletter-off-notice.tsx';
import { subscriberListQuery } from '../../features/newsletter/admin/subscribers.api.ts';
import { useSiteSettings } from '../../features/site/site.api.ts';
import { nouns, recordTexts } from '../../lib/nouns.ts';
import { EditorFormFrame } from '../../ui/editor-form-frame.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { type EditorProps, editorPage } from './editor-page.tsx';

const ImageField = lazyPart(async () => (await import('../../features/media/admin/image-field.tsx')).ImageField);
const SentIssue = lazyPart(async () => (await import('../../features/newsletter/admin/sent-issue.tsx')).SentIssue);

const { href } = managementPages.newsletter;
const NEWS_OFFERED = 30;
const choices = [{ intent: 'save', label: 'Guardar borrador', busyLabel: 'Guardando...' }] as const;

/** Selected items stay available, even when they are no longer among the latest. */
function offered(chosen: IssueItem[], latest: IssueItem[]): IssueItem[] {
  return [...chosen, ...latest.filter(({ id }) => chosen.every((item) => item.id !== id))];
}

function IssueEditor({ item: issue, userId }: EditorProps<Issue>) {
  const { enableNewsletter } = useSiteSettings();
  const news = useQuery({
    ...newsListQuery({ category: '', limit: NEWS_OFFERED }),
    select: (latest) => offered(issue?.news ?? [], latest.news),
  });
  const events = useQuery({
    ...upcomingEventsQuery,
    select: (latest) => offered(issue?.events ?? [], latest.events),
  });
  const readers = useQuery(subscriberListQuery);
  const form = useIssueEditor({ issue, userId, news: news.data, events: events.data });
  return (
    <PageFrame trail={breadcrumbs.newsletter} title={issue?.subject ?? 'Nueva edición'}>
      <NewsletterOffNotice enabled={enableNewsletter} />
      {issue ? (
        <IssueToolbar
          issue={issue}
          readers={readers.data?.counts.active}
          isDirty={form.isDirty}
          onDeleted={form.releaseGuard}
        />
      ) : null}
      <div className={issue ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-2' : 'max-w-3xl'}>
        <EditorFormFrame form={form} choices={choices} backHref={href}>
          <IssueFormFields form={form} news={news} events={events} ImageField={ImageField} />
        </EditorFormFrame>
        {issue ? <IssuePreview issue={issue} isOutdated={form.isDirty} /> : null}
      </div>
      {form.guardDialog}
    </PageFrame>
  );
}

function DraftOrSent(props: EditorProps<Issue>) {
  const { item } = props;
  if (!item || item.state === 'draft') return <IssueEditor {...props} />;
  return (
    <PageFrame trail={breadcrumbs.newsletter} title={item.subject}>
      <SentIssue issue={item} />
    </PageFrame>
  );
}

const { head, EditorPage } = editorPage({
  query: issueQuery,
  titles: { new: 'Nueva edición del boletín', loading: 'Edición del boletín', of: ({ subject }: Issue) => subject },
  texts: recordTexts(nouns.issue, 'Edición del boletín'),
  back: { label: 'Ver el boletín', href },
  Editor: DraftOrSent,
});

export { head };
export default EditorPage;
