import type { Context } from '../../core/context.ts';
import { FairQueue } from '../../core/fair-queue.ts';
import type { Viewer } from '../../core/viewer.ts';
import { listUnnamed } from '../../services/notifications/notifications.queries.ts';
import { invitationAsReceived, ownedSubscriptions, type Row } from './own-data.policy.ts';
import { readPrimaryKeys, readRows } from './own-data.queries.ts';
import { PERSONAL_DATA_MAP } from './personal-data-map.ts';

type Deps = Pick<Context, 'config' | 'database'>;

interface Section {
  name: string;
  table: string;
  column: string;
  value: string;
  shownAs?: ((row: Row) => Row | undefined) | undefined;
}

async function listSections({ config, database }: Deps, viewer: Viewer): Promise<Section[]> {
  const { id, email, isEmailVerified } = viewer;
  const unnamed = await listUnnamed(database, id);
  const asNotified = (row: Row) => (unnamed.has(row.about_id as string | null) ? undefined : row);
  const owned = ownedSubscriptions(viewer, config);
  const asSubscribed = (row: Row) =>
    owned === 'all' || (owned === 'unconfirmed' && row.confirmed_at === null) ? row : undefined;
  const ifVerified = (shownAs: (row: Row) => Row) => (isEmailVerified ? shownAs : () => undefined);
  return [
    ...PERSONAL_DATA_MAP.flatMap(({ exportedAs, table, column, shownAs }) =>
      exportedAs
        ? [{ name: exportedAs, table, column, value: id, shownAs: table === 'notifications' ? asNotified : shownAs }]
        : [],
    ),
    { name: 'boletin', table: 'newsletter_subscribers', column: 'email', value: email, shownAs: asSubscribed },
    {
      name: 'invitaciones',
      table: 'invitations',
      column: 'email',
      value: email,
      shownAs: ifVerified(invitationAsReceived),
    },
    {
      name: 'correosRechazados',
      table: 'mail_bounces',
      column: 'email',
      value: email,
      shownAs: ifVerified((row) => row),
    },
  ];
}

const indented = (value: unknown, indent: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/** One page at a time, over all downloads and round-robin: whoever reads slowly holds nobody up. */
const queue = new FairQueue({ maxConcurrent: 1 });

/** JSON in pieces: of what is held, one page is in memory. */
export async function* writeOwnData(context: Deps, viewer: Viewer): AsyncGenerator<string> {
  const { database } = context;
  const read = <T>(work: () => Promise<T>) => queue.run(viewer.id, work);
  const sections = await read(() => listSections(context, viewer));
  const keys = await read(() => readPrimaryKeys(database));
  const rowsOf = (table: string, column: string, value: string) =>
    readRows(database, table, column, value, keys.get(table) ?? ['id']);
  const { value: [account = {}] = [] } = await read(() => rowsOf('users', 'id', viewer.id).next());
  yield `{\n  "cuenta": ${indented(account, '  ')}`;
  for (const { name, table, column, value, shownAs = (row: Row) => row } of sections) {
    yield `,\n  "${name}": [`;
    let separator = '';
    const pages = rowsOf(table, column, value);
    for (let page = await read(() => pages.next()); !page.done; page = await read(() => pages.next())) {
      for (const row of page.value) {
        const shown = shownAs(row);
        if (!shown) continue;
        yield `${separator}\n    ${indented(shown, '    ')}`;
        separator = ',';
      }
    }
    yield separator ? '\n  ]' : ']';
  }
  yield '\n}';
}
