import { breadcrumbs } from '../../content/admin.ts';
import { NewsletterOffNotice } from '../../features/newsletter/admin/newsletter-off-notice.tsx';
import { SubscriberManagement } from '../../features/newsletter/admin/subscriber-management.tsx';
import { useSiteSettings } from '../../features/site/site.api.ts';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Suscriptores del boletín', hidden: true };
}

export default function AdminSubscribersPage() {
  const { enableNewsletter } = useSiteSettings();
  return (
    <PageFrame
      trail={breadcrumbs.newsletter}
      title="Suscriptores"
      intro="Quiénes reciben el boletín, quiénes están por confirmar y quiénes se dieron de baja."
    >
      <NewsletterOffNotice enabled={enableNewsletter} />
      <SubscriberManagement />
    </PageFrame>
  );
}
