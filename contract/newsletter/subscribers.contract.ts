import * as z from 'zod/mini';
import { rejectedRow } from '../csv-import.ts';
import { del, get, post } from '../endpoint.ts';
import { email, idParams, instant, pageFields, pageNumber, pageSize, searchText } from '../fields.ts';
import { columnChoice, sortOrder, tableFile } from '../table.ts';

export const MAX_IMPORTED_LINES = 5000;

export const subscriberState = z.enum(['active', 'unconfirmed', 'unsubscribed']);
export type SubscriberState = z.output<typeof subscriberState>;

export const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  state: subscriberState,
  createdAt: instant,
  confirmedAt: z.nullable(instant),
});
export type Subscriber = z.output<typeof subscriber>;

const filter = {
  state: z.optional(subscriberState),
  search: searchText(),
  sort: sortOrder(['email', 'createdAt'], '-createdAt'),
};

const file = {
  needsProof: true,
  query: z.object({ ...filter, columns: columnChoice(['email', 'state', 'createdAt', 'confirmedAt']) }),
} as const;

/** `asked`: double opt-in by mail; `given`: consent already on record. */
const consent = z._default(z.enum(['given', 'asked'], 'Indica si ya dieron su consentimiento'), 'asked');

export const subscriberBody = z.object({
  email: email('Ingresa un correo electrónico válido'),
  consent,
});

export const importReport = z.object({
  added: z.number(),
  /** Already on the list, left unchanged. */
  known: z.number(),
  refused: z.array(rejectedRow),
});
export type ImportReport = z.output<typeof importReport>;

export const subscribersContract = {
  listSubscribers: get('/api/admin/newsletter/subscribers', 'admin', 'Suscriptores del boletín, en el orden pedido', {
    query: z.object({ ...filter, page: pageNumber, limit: pageSize(20, 100) }),
    response: z.object({
      subscribers: z.array(subscriber),
      ...pageFields,
      counts: z.record(subscriberState, z.number()),
    }),
  }),
  downloadSubscribersCsv: tableFile(
    'csv',
    '/api/admin/newsletter/subscribers',
    'admin',
    'los suscriptores del filtro y las columnas elegidas',
    file,
  ),
  downloadSubscribersXlsx: tableFile(
    'xlsx',
    '/api/admin/newsletter/subscribers',
    'admin',
    'los suscriptores del filtro y las columnas elegidas',
    file,
  ),
  addSubscriber: post(
    '/api/admin/newsletter/subscribers',
    'admin',
    'Agregar un suscriptor; quien se dio de baja solo vuelve por sí mismo',
    { needsProof: true, body: subscriberBody, response: subscriber, status: 201 },
  ),
  importSubscribers: post(
    '/api/admin/newsletter/subscribers/import',
    'admin',
    `Agregar suscriptores: el cuerpo es un archivo CSV (text/csv) de hasta ${MAX_IMPORTED_LINES} líneas`,
    { needsProof: true, query: z.object({ consent }), response: importReport },
  ),
  unsubscribePerson: del(
    '/api/admin/newsletter/subscribers/:id/subscription',
    'admin',
    'Dar de baja a un suscriptor; repetirlo no cambia nada',
    { needsProof: 'daily-work', params: idParams, response: subscriber },
  ),
  deleteSubscriber: del(
    '/api/admin/newsletter/subscribers/:id',
    'admin',
    'Eliminar un suscriptor con todos sus datos',
    { needsProof: true, params: idParams, response: z.object({ id: z.string() }) },
  ),
};
