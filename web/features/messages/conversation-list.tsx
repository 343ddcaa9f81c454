import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { ConversationSummary } from '#contract/messages/messages.contract.ts';
import { conversationPath } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { fullName } from '../../lib/people.ts';
import { parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { AdminBadge } from '../../ui/admin-badge.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyPage, Pagination } from '../../ui/pagination.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ShapeList } from '../../ui/skeleton.tsx';
import { conversationsQuery } from './messages.api.ts';

let savedTop = 0;

/** Opening another conversation changes the route, which remounts the list. */
function useListScrollRestoration(scroller: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isFilled) return;
    element.scrollTop = savedTop;
    const save = () => {
      savedTop = element.scrollTop;
    };
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [scroller, isFilled]);
}

interface ConversationRowProps {
  conversation: ConversationSummary;
  isOpen: boolean;
  /** Keeps the list on its page. */
  search: string;
}

function ConversationRow({ conversation, isOpen, search }: ConversationRowProps) {
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

export function ConversationList({ openId, className }: { openId: string | undefined; className?: string }) {
  const [params, setParams] = useSearchParams();
  const page = parsePage(params);
  const query = useQuery(conversationsQuery(page));
  const scroller = useRef<HTMLDivElement>(null);
  useListScrollRestoration(scroller, query.data !== undefined);

  function goTo(target: number) {
    setParams({ pagina: target });
    if (scroller.current) scroller.current.scrollTop = 0;
  }

  return (
    <section aria-labelledby="conversaciones" className={classNames('flex min-h-0 flex-col', className)}>
      <h2 id="conversaciones" className="border-b border-border px-4 py-3 text-xl">
        Mensajes
      </h2>
      <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <QueryBoundary
          query={query}
          inset
          loading="Cargando conversaciones..."
          failed="No se pudieron cargar las conversaciones"
          skeleton={
            <ShapeList count={6} grid="grid gap-5 p-4" beside="size-12 rounded-full" bars={['h-4 w-1/2', 'h-4']} />
          }
        >
          {({ conversations, total, totalPages }) =>
            conversations.length === 0 ? (
              <NoConversations total={total} onFirstPage={() => goTo(1)} />
            ) : (
              <>
                <ul className={classNames('divide-y divide-border', query.isPlaceholderData && 'opacity-60')}>
                  {conversations.map((conversation) => (
                    <li key={conversation.member.id}>
                      <ConversationRow
                        conversation={conversation}
                        isOpen={conversation.member.id === openId}
                        search={params.toString()}
                      />
                    </li>
                  ))}
                </ul>
                <Pagination
                  label="Paginación de conversaciones"
                  page={page}
                  totalPages={totalPages}
                  onPage={goTo}
                  className="flex-col! p-3"
                >
                  {`Página ${page} de ${totalPages}`}
                </Pagination>
              </>
            )
          }
        </QueryBoundary>
      </div>
    </section>
  );
}

function NoConversations({ total, onFirstPage }: { total: number; onFirstPage: () => void }) {
  if (total > 0) {
    return (
      <div className="m-4">
        <EmptyPage many="conversaciones" onFirstPage={onFirstPage} />
      </div>
    );
  }
  return (
    <EmptyState
      title="Aún no tienes conversaciones"
      description="Escribe a alguien de tu red: los mensajes son solo entre quienes están conectados."
      action={<ButtonLink href="/networking">Ir a mi red</ButtonLink>}
      className="m-4"
    />
  );
}
