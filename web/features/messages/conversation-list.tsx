import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { classNames } from '../../lib/class-names.ts';
import { parsePage } from '../../lib/parse-page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyPage } from '../../ui/empty-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';
import { conversationsQuery } from './messages.api.ts';
import { useListScrollRestoration } from './use-list-scroll-restoration.ts';

interface ConversationListProps {
  openId: string | undefined;
  className?: string;
}

export function ConversationList({ openId, className }: ConversationListProps) {
  const [params, setParams] = useSearchParams();
  const page = parsePage(params);
  const query = useQuery(conversationsQuery(page));
  const scroller = useRef<HTMLDivElement>(null);
  useListScrollRestoration(scroller, query.data !== undefined);

  function goTo(target: number) {
    setParams((current) => changeParams(current, { pagina: target > 1 ? String(target) : null }));
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
          skeleton={<ConversationsSkeleton />}
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
