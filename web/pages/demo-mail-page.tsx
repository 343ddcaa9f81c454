import { useQuery } from '@tanstack/react-query';
import { demoMailsQuery } from '../features/demo-mail/demo-mail.api.ts';
import { MailView } from '../features/demo-mail/mail-view.tsx';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { parsePage } from '../lib/search-params.ts';
import { SEARCH_MAX, usePageParam } from '../lib/use-list-params.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SearchFilter } from '../ui/search-filter.tsx';

/** Same as the server's. */
const PAGE_SIZE = 10;

const RECIPIENT = 'para';
const recipientIn = (search: URLSearchParams) => search.get(RECIPIENT)?.trim().slice(0, SEARCH_MAX) ?? '';

const queryOf = (search: URLSearchParams) => demoMailsQuery(parsePage(search), recipientIn(search));
export const firstRenderParams = ['pagina', RECIPIENT];
export const isUncached = true;

export function prefetch({ queryClient, search }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(queryOf(search));
}

export function head({ queryClient, search }: PageContext): PageHead {
  const notFound = queryClient.getQueryData(queryOf(search).queryKey) === null;
  return { title: notFound ? 'Página no encontrada' : 'Correo de la demostración', hidden: true, notFound };
}

export default function DemoMailPage() {
  const [, setPage] = usePageParam();
  const [search, setSearch] = useSearchParams();
  const recipient = recipientIn(search);
  const query = useQuery(queryOf(search));
  const { data } = query;
  const setRecipient = (to: string) => setSearch({ [RECIPIENT]: to.trim(), pagina: null });
  if (data === null) {
    return (
      <Notice title="404 Page Not Found" titleLang="en" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
        <p>La página que buscas no existe o cambió de lugar.</p>
      </Notice>
    );
  }
  return (
    <PageFrame
      title="Correo de la demostración"
      intro="Este portal no tiene servidor de correo, así que no envía nada. Aquí están los correos que habría enviado, con sus enlaces."
      actions={
        <Button variant="outline" busy={query.isFetching} busyLabel="Actualizando..." onClick={() => query.refetch()}>
          Actualizar
        </Button>
      }
    >
      <SearchFilter label="Buscar por destinatario" value={recipient} onSearch={setRecipient} />
      <div className="mt-6">
        <PagedList
          query={{ ...query, data }}
          items={data?.mails}
          itemKey={({ id }) => id}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          onClearFilters={recipient ? () => setRecipient('') : undefined}
          heading="Correos, del último al primero"
          texts={{
            one: 'correo',
            many: 'correos',
            loading: 'Cargando correos...',
            failed: 'No se pudieron cargar los correos',
          }}
          empty={{
            title: 'Todavía no hay correos',
            description: 'Regístrate, pide una contraseña nueva o inscríbete en un evento, y vuelve aquí.',
          }}
        >
          {(mail) => <MailView mail={mail} isOpenAtFirst={mail.id === data?.mails[0]?.id} />}
        </PagedList>
      </div>
    </PageFrame>
  );
}
