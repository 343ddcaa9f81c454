import type { ImportReport, SubscriberState } from '#contract/newsletter/subscribers.contract.ts';
import type { Context } from '../../core/context.ts';
import type { CsvRecord } from '../../core/csv-records.ts';
import { tableDay } from '../../core/dominican-time.ts';
import { conflict, notFound } from '../../core/errors.ts';
import type { FileColumn } from '../../core/table-file.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { parseAddresses } from './subscriber-csv.ts';
import {
  deactivateSubscriber,
  deleteSubscriber,
  findSubscriber,
  insertSubscribers,
  listSubscribersByEmail,
  type SubscriberRow,
} from './subscribers.queries.ts';

function stateOf({ isActive, confirmedAt }: SubscriberRow): SubscriberState {
  if (!isActive) return 'unsubscribed';
  return confirmedAt ? 'active' : 'unconfirmed';
}

export const presentSubscriber = (row: SubscriberRow) => ({ ...row, state: stateOf(row) });

const STATE_LABELS: Record<SubscriberState, string> = {
  active: 'Activo',
  unconfirmed: 'Sin confirmar',
  unsubscribed: 'Dado de baja',
};

export const subscriberColumns: Record<string, FileColumn<SubscriberRow>> = {
  email: { label: 'Correo', cell: ({ email }) => email },
  state: { label: 'Estado', cell: (row) => STATE_LABELS[stateOf(row)] },
  createdAt: { label: 'Suscripción', cell: ({ createdAt }) => tableDay(createdAt) },
  confirmedAt: { label: 'Confirmación', cell: ({ confirmedAt }) => confirmedAt && tableDay(confirmedAt) },
};

type Deps = Pick<Context, 'database' | 'jobs' | 'now'>;
type Consent = 'given' | 'asked';

const LEFT = 'Se dio de baja, y solo puede volver por sí misma';
const INSERT_BATCH_SIZE = 500;

const subscriberNotFound = () => notFound('Este suscriptor ya no existe.');

const targetOf = ({ id, email }: SubscriberRow) => ({ type: 'subscriber', id, label: email });

/** Addresses without consent get a confirmation mail. */
async function insertAll(
  { jobs, now }: Deps,
  transaction: Queryable,
  emails: string[],
  consent: Consent,
): Promise<SubscriberRow[]> {
  const since = consent === 'given' ? now() : null;
  const inserted: SubscriberRow[] = [];
  // Deadlock-free: addresses are inserted in sorted order.
  const inOrder = emails.toSorted();
  for (let start = 0; start < inOrder.length; start += INSERT_BATCH_SIZE) {
    inserted.push(...(await insertSubscribers(transaction, inOrder.slice(start, start + INSERT_BATCH_SIZE), since)));
  }
  const asked = consent === 'asked' ? inserted.map(({ id }) => ({ subscriberId: id })) : [];
  await jobs.enqueueAll(transaction, 'newsletter-confirmation', asked);
  return inserted;
}

export function addSubscriber(deps: Deps, viewer: Viewer, { email, consent }: { email: string; consent: Consent }) {
  return deps.database.transaction(async (transaction) => {
    const [added] = await insertAll(deps, transaction, [email], consent);
    if (!added) {
      const [known] = await listSubscribersByEmail(transaction, [email]);
      const message = known?.isActive ? 'Esta dirección ya está suscrita' : LEFT;
      throw conflict(message, { email: message });
    }
    await writeAuditLog(transaction, viewer, {
      action: 'subscriber.add',
      target: targetOf(added),
      details: { consent },
    });
    return presentSubscriber(added);
  });
}

export function importSubscribers(
  deps: Deps,
  viewer: Viewer,
  records: CsvRecord[],
  consent: Consent,
): Promise<ImportReport> {
  const { addresses, refused } = parseAddresses(records);
  return deps.database.transaction(async (transaction) => {
    const emails = addresses.map(({ email }) => email);
    const added = await insertAll(deps, transaction, emails, consent);
    const isNew = new Set(added.map(({ email }) => email));
    const others = emails.filter((email) => !isNew.has(email));
    const known = others.length > 0 ? await listSubscribersByEmail(transaction, others) : [];
    const hasLeft = new Set(known.filter(({ isActive }) => !isActive).map(({ email }) => email));
    const left = addresses.filter(({ email }) => hasLeft.has(email));
    const report = {
      added: added.length,
      known: others.length - left.length,
      refused: [...refused, ...left.map(({ line, text }) => ({ line, text, reason: LEFT }))].sort(
        (one, other) => one.line - other.line,
      ),
    };
    await writeAuditLog(transaction, viewer, {
      action: 'subscriber.import',
      target: { type: 'newsletter', id: 'subscribers', label: 'Lista de suscriptores' },
      details: { consent, added: report.added, known: report.known, refused: report.refused.length },
    });
    return report;
  });
}

export function unsubscribePerson({ database }: Deps, viewer: Viewer, id: string) {
  return database.transaction(async (transaction) => {
    const found = await findSubscriber(transaction, id);
    if (!found) throw subscriberNotFound();
    if (!found.isActive) return presentSubscriber(found);
    await deactivateSubscriber(transaction, id);
    await writeAuditLog(transaction, viewer, { action: 'subscriber.unsubscribe', target: targetOf(found) });
    return presentSubscriber({ ...found, isActive: false });
  });
}

/** Right to erasure: the audit log records the removal without the address. */
export function removeSubscriber({ database }: Deps, viewer: Viewer, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    if (!(await findSubscriber(transaction, id))) throw subscriberNotFound();
    await deleteSubscriber(transaction, id);
    const target = { type: 'subscriber', id, label: 'Un suscriptor' };
    await writeAuditLog(transaction, viewer, { action: 'subscriber.delete', target });
  });
}
