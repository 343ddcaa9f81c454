import type { FastifyInstance } from 'fastify';
import { MAX_IMPORTED_LINES, subscribersContract } from '#contract/newsletter/subscribers.contract.ts';
import type { Context } from '../../core/context.ts';
import { acceptCsv, readCsvFile } from '../../core/csv-records.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { chooseColumns } from '../../core/table-file.ts';
import { tableFileRoutes } from '../../services/audit/table-files.ts';
import { recordContactDataView } from '../../services/security-log/security-log.service.ts';
import { countSubscribers, countSubscribersByState, listSubscribers, readSubscribers } from './subscribers.queries.ts';
import {
  addSubscriber,
  importSubscribers,
  presentSubscriber,
  removeSubscriber,
  subscriberColumns,
  unsubscribePerson,
} from './subscribers.service.ts';

export function subscribersRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, subscribersContract.listSubscribers, async ({ query, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'subscribers');
    const [rows, total, counts] = await Promise.all([
      listSubscribers(database, query),
      countSubscribers(database, query),
      countSubscribersByState(database),
    ]);
    return {
      subscribers: rows.map(presentSubscriber),
      ...presentPage(total, query),
      counts,
    };
  });

  const files = { csv: subscribersContract.downloadSubscribersCsv, xlsx: subscribersContract.downloadSubscribersXlsx };
  tableFileRoutes(app, context, files, async ({ query }) => ({
    action: 'subscriber.export',
    target: { type: 'newsletter', id: 'subscribers', label: 'Lista de suscriptores' },
    detail: 'subscribers',
    rows: await countSubscribers(database, query),
    title: 'Suscriptores del boletín',
    columns: chooseColumns(subscriberColumns, query.columns),
    batches: readSubscribers(database, query),
  }));

  route(app, context, subscribersContract.addSubscriber, ({ body, viewer }) => addSubscriber(context, viewer, body));

  app.register(async (upload) => {
    acceptCsv(upload);
    route(upload, context, subscribersContract.importSubscribers, ({ request, query, viewer }) =>
      importSubscribers(context, viewer, readCsvFile(request.body, MAX_IMPORTED_LINES), query.consent),
    );
  });

  route(app, context, subscribersContract.unsubscribePerson, ({ params, viewer }) =>
    unsubscribePerson(context, viewer, params.id),
  );

  route(app, context, subscribersContract.deleteSubscriber, async ({ params, viewer }) => {
    await removeSubscriber(context, viewer, params.id);
    return { id: params.id };
  });
}
