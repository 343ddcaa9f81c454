import { Plus, Users } from 'lucide-react';
import { newIssuePath, subscribersPath } from '#contract/admin-paths.ts';
import { managementPages } from '../../content/admin.ts';
import { IssueManagement } from '../../features/newsletter/admin/issue-management.tsx';
import { NewsletterOffNotice } from '../../features/newsletter/admin/newsletter-off-notice.tsx';
import { useSiteSettings } from '../../features/site/site.api.ts';
import type { PageHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar el boletín', hidden: true };
}

export default function AdminNewsletterPage() {
  const { enableNewsletter } = useSiteSettings();
  return (
    <PageFrame
      title={managementPages.newsletter.label}
      intro={managementPages.newsletter.description}
      actions={
        <>
          <ButtonLink href={subscribersPath} variant="outline">
            <Users aria-hidden="true" className="size-4" />
            Suscriptores
          </ButtonLink>
          <ButtonLink href={newIssuePath}>
            <Plus aria-hidden="true" className="size-4" />
            Nueva edición
          </ButtonLink>
        </>
      }
    >
      <NewsletterOffNotice enabled={enableNewsletter} />
      <IssueManagement />
    </PageFrame>
  );
}
