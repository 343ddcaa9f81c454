import { Link } from 'wouter';
import type { ConversationSummary } from '#contract/messages/messages.contract.ts';
import { conversationPath } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { fullName } from '../../lib/full-name.ts';
import { countOf } from '../../lib/numbers.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

interface ConversationRowProps {
  conversation: ConversationSummary;
  isOpen: boolean;
  /** Current query string, so that the list stays on its page. */
  search: string;
}

export function ConversationRow({ conversation, isOpen, search }: ConversationRowProps) {
  const { member, lastMessage, unread } = conversation;
  const isUnread = unread > 0;
  return (
    <Link
      href={`${conversationPath(member)}${search && `?${search}`}`}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-w-0 items-center gap-3 border-l-3 border-transparent px-4 py-3 hover:bg-subtle focus-visible:-outline-offset-2 aria-[current]:border-primary aria-[current]:bg-subtle"
    >
      <Avatar {...member} imageUrl={member.profileImageUrl} className="size-12" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className={classNames('min-w-0', isUnread ? 'font-bold' : 'font-semibold')}>
            {fullName(member)} <AdminBadge role={member.role} />
          </span>
          <RelativeTime instant={lastMessage.createdAt} className="shrink-0 text-xs text-muted" />
        </span>
        <span className="flex items-center justify-between gap-2">
          <span
            className={classNames('line-clamp-1 min-w-0 break-all text-sm', isUnread ? 'font-semibold' : 'text-muted')}
          >
            {lastMessage.isOwn ? 'Tú: ' : null}
            {lastMessage.excerpt}
          </span>
          <CountBadge count={unread} className="shrink-0" />
        </span>
        {isUnread ? <span className="sr-only">{countOf(unread, 'mensaje sin leer', 'mensajes sin leer')}</span> : null}
      </span>
    </Link>
  );
}
