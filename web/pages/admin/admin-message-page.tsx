import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { InboxMessage } from '#contract/contact/admin/admin-contact.contract.ts';
import { breadcrumbs, managementPages } from '../../copy/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { inboxMessageQuery, useInboxMutations } from '../../features/contact/admin/admin-contact.api.ts';
import { AnswerSection } from '../../features/contact/admin/answer-section.tsx';
import { MessageToolbar } from '../../features/contact/admin/message-toolbar.tsx';
import { MessageView } from '../../features/contact/admin/message-view.tsx';
import { NoteSection } from '../../features/contact/admin/note-section.tsx';
import { nouns, recordTexts } from '../../lib/nouns.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';

export function head({ queryClient, params }: PageContext): PageHead {
  const message = queryClient.getQueryData(inboxMessageQuery(params.id ?? '').queryKey);
  return { title: message ? `Mensaje de ${message.name}` : 'Mensaje de contacto', hidden: true };
}

export default function AdminMessagePage({ params }: PageProps) {
  const { user } = useCurrentUser();
  const query = useQuery(inboxMessageQuery(params.id ?? ''));
  const back = { label: 'Ver los mensajes', href: managementPages.contact.href };
  return (
    <RecordPage
      query={query}
      texts={recordTexts(nouns.message)}
      back={back}
      skeleton={<CardSkeleton lines={6} className="max-w-4xl" />}
    >
      {(message) => <OpenMessage message={message} userId={user?.id ?? ''} />}
    </RecordPage>
  );
}

function OpenMessage({ message, userId }: { message: InboxMessage; userId: string }) {
  const mutations = useInboxMutations();
  const isMarked = useRef(message.isRead);

  // Only once: marking as unread again must last while the page is open.
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    mutations.markRead(message.id).catch(() => {});
  }, [mutations, message.id]);

  return (
    <PageFrame trail={breadcrumbs.contact} title={`${message.name} (${message.reference})`}>
      <div className="grid max-w-4xl grid-cols-1 gap-6">
        <div>
          <MessageToolbar message={message} mutations={mutations} />
          <MessageView message={message} />
        </div>
        <AnswerSection message={message} mutations={mutations} userId={userId} />
        <NoteSection message={message} mutations={mutations} userId={userId} />
      </div>
    </PageFrame>
  );
}
