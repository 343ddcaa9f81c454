import { MessageSquareText } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { ConversationList } from './conversation-list.tsx';
import { Thread } from './thread.tsx';

function NoThread({ className }: { className?: string }) {
  return (
    <div className={classNames('grid place-content-center justify-items-center gap-3 p-8 text-center', className)}>
      <MessageSquareText aria-hidden="true" className="size-12 text-larimar" />
      <p className="text-lg font-semibold">Elige una conversación</p>
      <p className="max-w-sm text-muted">O escribe a alguien de tu red desde su perfil o desde la red de contactos.</p>
    </div>
  );
}

/** Two columns on large screens; on a phone either the list or one conversation. */
export function MessagesView({ userId, memberId }: { userId: string; memberId: string | undefined }) {
  return (
    <div className="mx-auto w-full max-w-page lg:px-6 lg:py-4">
      <div className="overflow-hidden bg-card max-lg:min-h-[calc(100dvh-4rem)] lg:grid lg:h-[calc(100dvh-9.5rem)] lg:min-h-112 lg:grid-cols-[22rem_1fr] lg:rounded-card lg:border lg:border-border lg:shadow-card">
        <ConversationList
          openId={memberId}
          className={classNames('lg:border-r lg:border-border', memberId && 'max-lg:hidden')}
        />
        {memberId ? <Thread userId={userId} memberId={memberId} /> : <NoThread className="max-lg:hidden" />}
      </div>
    </div>
  );
}
