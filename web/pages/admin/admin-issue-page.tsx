import { useQuery } from '@tanstack/react-query';
import type { Issue, IssueItem } from '#contract/newsletter/issues.contract.ts';
import { breadcrumbs, managementPages, recordTexts } from '../../content/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { upcomingEventsQuery } from '../../features/events/events.api.ts';
import { newsListQuery } from '../../features/news/news.api.ts';
import { IssueFormFields, useIssueEditor } from '../../features/newsletter/admin/issue-editor.tsx';
import { IssuePreview } from '../../features/newsletter/admin/issue-preview.tsx';
import { IssueToolbar } from '../../features/newsletter/admin/issue-toolbar.tsx';
import { issueQuery } from '../../features/newsletter/admin/issues.api.ts';
import { NewsletterOffNotice } from '../../features/newsletter/admin/newsletter-off-notice.tsx';
import { SentIssue } from '../../features/newsletter/admin/sent-issue.tsx';
import { subscriberListQuery } from '../../features/newsletter/admin/subscribers.api.ts';
import { useSiteSettings } from '../../features/site/site.api.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { EditorFormFrame } from '../../ui/editor-form-frame.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RecordPage } from '../../ui/record-page.tsx';

const ImageField = lazyPart(async () => (await import('../../features/media/admin/image-field.tsx')).ImageField);

const { href } = managementPages.newsletter;
const NEWS_OFFERED = 30;
const choices = [{ intent: 'save', label: 'Guardar borrador', busyLabel: 'Guardando...' }] as const;

export function head({ queryClient, params }: PageContext): PageHead {
  if (!params.id) return { title: 'Nueva edición del boletín', hidden: true };
  const issue = queryClient.getQueryData(issueQuery(params.id).queryKey);
  return { title: issue?.subject ?? 'Edición del boletín', hidden: true };
}

export default function AdminIssuePage({ params }: PageProps) {
  return params.id ? <ExistingIssue id={params.id} /> : <IssueEditor issue={null} />;
}

function ExistingIssue({ id }: { id: string }) {
  const query = useQuery(issueQuery(id));
  return (
    <RecordPage query={query} texts={recordTexts.issue} back={{ label: 'Ver el boletín', href }}>
      {(issue) =>
        issue.state === 'draft' ? (
          <IssueEditor issue={issue} />
        ) : (
          <PageFrame trail={breadcrumbs.newsletter} title={issue.subject}>
            <SentIssue issue={issue} />
          </PageFrame>
        )
      }
    </RecordPage>
  );
}

/** Selected items stay available, even when they are no longer among the latest. */
function offered(chosen: IssueItem[], latest: IssueItem[]): IssueItem[] {
  return [...chosen, ...latest.filter(({ id }) => chosen.every((item) => item.id !== id))];
}

function IssueEditor({ issue }: { issue: Issue | null }) {
  const { user } = useCurrentUser();
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
  const form = useIssueEditor({ issue, userId: user?.id ?? '', news: news.data, events: events.data });
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
