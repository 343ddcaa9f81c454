/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import type { JobData, MailAttachment } from '../../core/jobs.ts';
import { composeBulkMail, type MailSite } from '../../core/mail/compose-mail.tsx';
import { Action } from '../../core/mail/mail-components.tsx';

export interface NotificationMail {
  subject: string;
  content: ReactNode;
  action?: { label: string; path: string };
  attachments?: MailAttachment[] | undefined;
}

interface Site extends MailSite {
  publicUrl: string;
}

export function composeNotificationMail(
  site: Site,
  { subject, content, action, attachments }: NotificationMail,
): Promise<(to: string, greeting: string) => JobData['mail']> {
  return composeBulkMail({
    subject,
    site,
    content: (
      <>
        {content}
        {action && <Action label={action.label} href={site.publicUrl + action.path} />}
      </>
    ),
    attachments,
  });
}
