import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RESTORED_REASON } from '#contract/status/restored-reason.ts';
import type { PortalStatus as Status } from '#contract/status/status.contract.ts';
import { portalStatusQuery } from './admin-status.api.ts';
import { PortalStatus } from './portal-status.tsx';

const at = '2026-11-17T07:00:00.000Z';
const good: Status = {
  mail: {
    state: 'good',
    isConfigured: true,
    heldSince: null,
    waiting: 0,
    oldestAt: null,
    failed: 0,
    lastSentAt: null,
  },
  backup: {
    state: 'good',
    last: { at, ageSeconds: 3600, bytes: 5_000, machine: 'uno' },
    isMissing: false,
    failure: null,
    runningSince: null,
    nextAt: null,
    undeleted: 0,
    unlistedDeletions: 0,
  },
  space: { state: 'good', machine: 'uno', disks: [], databaseBytes: 1 },
  maintenance: { state: 'good', since: null, reason: '', readOnlyDatabase: null, version: '0.0.0' },
  failures: { state: 'good', jobs: [] },
};

function textOf(status: Status): string {
  const client = new QueryClient();
  client.setQueryData(portalStatusQuery.queryKey, status);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <PortalStatus />
    </QueryClientProvider>,
  );
  return html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '\n');
}

/** What stands under "Copias de seguridad", without its tags. */
function backupsOf(status: Status): string {
  const text = textOf(status);
  return text.slice(text.indexOf('Copias de seguridad'), text.indexOf('Espacio'));
}

it('says with the backups that one was restored, until the portal is opened', () => {
  const maintenance = { ...good.maintenance, since: at, reason: RESTORED_REASON };
  expect(backupsOf({ ...good, maintenance })).toContain('Se restauró una copia: el portal está en solo lectura');
  expect(backupsOf({ ...good, maintenance: { ...maintenance, reason: 'Otra cosa.' } })).not.toContain('Se restauró');
  expect(backupsOf(good)).not.toContain('Se restauró');
});

it('says that the last backup is no longer where it was', () => {
  const gone = { ...good.backup, state: 'bad' as const, isMissing: true };
  expect(backupsOf({ ...good, backup: gone })).toContain('Ya no está en su carpeta');
  expect(backupsOf(good)).not.toContain('carpeta');
});

it('says that old backups could not be deleted', () => {
  expect(backupsOf({ ...good, backup: { ...good.backup, undeleted: 2 } })).toContain(
    '2 copias que ya no toca guardar no se pudieron borrar de su carpeta',
  );
  expect(backupsOf(good)).not.toContain('borrar');
});

it('says that the database refuses writes, why, and who can change it', () => {
  const readOnly = (readOnlyDatabase: 'standby' | 'setting') =>
    textOf({ ...good, maintenance: { ...good.maintenance, state: 'bad', readOnlyDatabase } });
  expect(readOnly('standby')).toContain('La base de datos no acepta cambios: es una réplica. Quien opera el servidor');
  expect(readOnly('setting')).toContain('default_transaction_read_only');
  expect(textOf(good)).toContain('El portal está abierto');
});
