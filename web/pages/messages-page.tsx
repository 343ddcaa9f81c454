import { useCurrentUser } from '../features/account/account.api.ts';
import { conversationQuery } from '../features/messages/messages.api.ts';
import { MessagesView } from '../features/messages/messages-view.tsx';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';

function titleOf({ queryClient, params }: Pick<PageContext, 'queryClient' | 'params'>): string {
  const data = params.memberId && queryClient.getQueryData(conversationQuery(params.memberId).queryKey);
  const member = data ? data.pages[0]?.member : undefined;
  return member ? `Mensajes con ${member.firstName} ${member.lastName}` : 'Mensajes';
}

export function head(context: PageContext): PageHead {
  return { title: titleOf(context), hidden: true };
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
