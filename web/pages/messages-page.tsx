import { useCurrentUser } from '../features/account/account.api.ts';
import { conversationQuery } from '../features/messages/messages.api.ts';
import { MessagesView } from '../features/messages/messages-view.tsx';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { fullName } from '../lib/people.ts';

export function head({ queryClient, params }: PageContext): PageHead {
  const conversation = params.memberId && queryClient.getQueryData(conversationQuery(params.memberId).queryKey);
  const member = conversation ? conversation.pages[0]?.member : undefined;
  return { title: member ? `Mensajes con ${fullName(member)}` : 'Mensajes', hidden: true };
}

export default function MessagesPage({ params }: PageProps) {
  const { user } = useCurrentUser();
  return (
    <>
      <h1 className="sr-only">{params.memberId ? 'Conversación' : 'Mensajes'}</h1>
      <MessagesView userId={user?.id ?? ''} memberId={params.memberId} />
    </>
  );
}
