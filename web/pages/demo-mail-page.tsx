import { useQuery } from '@tanstack/react-query';
import { demoMailsQuery } from '../features/demo-mail/demo-mail.api.ts';
import { MailView } from '../features/demo-mail/mail-view.tsx';
import type { PageContext, PageHead } from '../lib/page-module.ts';
import { parsePage } from '../lib/search-params.ts';
import { usePageParam } from '../lib/use-list-params.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PagedList } from '../ui/paged-list.tsx';

/** Same as the server's. */
const PAGE_SIZE = 10;

export const firstRenderParams = ['pagina'];
export const isUncached = true;

export function prefetch({ queryClient, search }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(demoMailsQuery(parsePage(search)));
}

export function head({ queryClient, search }: PageContext): PageHead {
  const notFound = queryClient.getQueryData(demoMailsQuery(parsePage(search)).queryKey) === null;
  return { title: notFound ? 'Página no encontrada' : 'Correo de la demostración', hidden: true, notFound };
}

export default function DemoMailPage() {
  const [page, setPage] = usePageParam();
  const query = useQuery(demoMailsQuery(page));
  const { data } = query;
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
      <PagedList
        query={{ ...query, data }}
        items={data?.mails}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={setPage}
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
    </PageFrame>
  );
}
