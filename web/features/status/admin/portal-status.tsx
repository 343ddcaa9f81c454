import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAge } from '#contract/format-age.ts';
import { RESTORED_REASON } from '#contract/status/restored-reason.ts';
import type { HealthState, PortalStatus as Status } from '#contract/status/status.contract.ts';
import { jobLabel } from '../../../copy/admin.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { countOf } from '../../../lib/numbers.ts';
import { type ConfirmedAction, useActionDialog } from '../../../ui/action-dialog.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { portalStatusQuery, useStatusMutations } from './admin-status.api.ts';
import { FAILED_JOBS_ID } from './failed-jobs.tsx';

const states: Record<HealthState, { label: string; tone: BadgeTone; Icon: LucideIcon }> = {
  good: { label: 'En orden', tone: 'green', Icon: CircleCheck },
  warning: { label: 'Conviene revisarlo', tone: 'yellow', Icon: TriangleAlert },
  bad: { label: 'Hay un problema', tone: 'red', Icon: CircleAlert },
};

function StateBadge({ state }: { state: HealthState }) {
  const { label, tone, Icon } = states[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {label}
    </Badge>
  );
}

interface AreaProps {
  heading: string;
  state: HealthState;
  children: ReactNode;
}

function Area({ heading, state, children }: AreaProps) {
  return (
    <CardSection heading={heading} action={<StateBadge state={state} />} className="h-full">
      <div className="space-y-2 wrap-anywhere">{children}</div>
    </CardSection>
  );
}

function releaseAction(mail: Status['mail'], release: () => Promise<unknown>): ConfirmedAction {
  return {
    title: '¿Reanudar los envíos de correo?',
    text: `Saldrán ${countOf(mail.waiting, 'correo que espera', 'correos que esperan')}. Algunos pueden haberse enviado ya antes de restaurar la copia: quien los recibió los recibiría otra vez.`,
    confirmLabel: 'Reanudar los envíos',
    busyLabel: 'Reanudando...',
    closeLabel: 'Todavía no',
    run: release,
    success: { title: 'Envíos reanudados', description: 'Los correos salen de nuevo.' },
    failure: 'No se pudieron reanudar los envíos',
  };
}

function mailSummary({ state, isConfigured, heldSince, waiting, oldestAt }: Status['mail']): string {
  if (heldSince)
    return `Se restauró una copia, y desde el ${formatInstant(heldSince)} no sale ningún correo. Mira primero si el portal está como debe.`;
  if (!isConfigured)
    return 'No hay un servidor de correo: los mensajes quedan guardados en el servidor y nadie los recibe.';
  if (waiting === 0) return 'Los correos salen. Ninguno espera.';
  const since = oldestAt ? `, el más antiguo desde el ${formatInstant(oldestAt)}` : '';
  const count = countOf(waiting, 'correo espera', 'correos esperan');
  return state === 'bad' ? `Los correos no salen: ${count}${since}.` : `Los correos salen; ${count}${since}.`;
}

function MailArea({ mail, onRelease }: { mail: Status['mail']; onRelease: () => void }) {
  return (
    <Area heading="Correo" state={mail.state}>
      <p>{mailSummary(mail)}</p>
      {mail.heldSince ? (
        <>
          <p>{countOf(mail.waiting, 'correo espera', 'correos esperan')} a que lo decidas.</p>
          <p className="pt-2">
            <Button onClick={onRelease}>Reanudar los envíos</Button>
          </p>
        </>
      ) : null}
      {mail.lastSentAt ? <p className="text-sm text-muted">Último envío: {formatInstant(mail.lastSentAt)}</p> : null}
      {mail.failed > 0 ? (
        <p className="text-sm text-muted">
          {countOf(mail.failed, 'correo no se pudo', 'correos no se pudieron')} entregar en los últimos siete días.{' '}
          <a href={`#${FAILED_JOBS_ID}`} className="inline-link">
            Ver cuáles
          </a>
        </p>
      ) : null}
    </Area>
  );
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${(bytes / 1000 ** power).toLocaleString('en-US', { maximumFractionDigits: power < 2 ? 0 : 1 })} ${UNITS[power]}`;
}

function BackupArea({ backup, maintenance }: Pick<Status, 'backup' | 'maintenance'>) {
  const { state, last, isMissing, failure, runningSince, nextAt, undeleted, unlistedDeletions } = backup;
  const isRestored = maintenance.since !== null && maintenance.reason === RESTORED_REASON;
  return (
    <Area heading="Copias de seguridad" state={state}>
      <p>
        {last
          ? `La última buena es de hace ${formatAge(last.ageSeconds)}, del ${formatInstant(last.at)}: ${formatBytes(last.bytes)}, comprobada.`
          : 'Todavía no se ha hecho ninguna.'}
      </p>
      {isMissing ? <p>Ya no está en su carpeta: se borró o se movió, o falta su disco. Hay que hacer otra.</p> : null}
      {runningSince ? <p>Se está haciendo una desde el {formatInstant(runningSince)}.</p> : null}
      {failure ? (
        <p>
          El {formatInstant(failure.at)} falló: {failure.message}
        </p>
      ) : null}
      {isRestored ? (
        <p>
          Se restauró una copia: el portal está en solo lectura hasta que pulses «Abrir el portal», en Mantenimiento.
        </p>
      ) : null}
      {undeleted > 0 ? (
        <p>
          {countOf(
            undeleted,
            'copia que ya no toca guardar no se pudo',
            'copias que ya no toca guardar no se pudieron',
          )}{' '}
          borrar de su carpeta, y ocupan espacio: hay que borrarlas en el servidor.
        </p>
      ) : null}
      {unlistedDeletions > 0 ? (
        <p>
          {countOf(unlistedDeletions, 'cuenta eliminada falta', 'cuentas eliminadas faltan')} en la lista que se guarda
          con las copias: no se puede escribir en su carpeta.
        </p>
      ) : null}
      <p className="text-sm text-muted">
        {nextAt
          ? `La próxima se hará sola el ${formatInstant(nextAt)}`
          : 'No hay un horario: las copias se hacen desde el servidor.'}
      </p>
    </Area>
  );
}

const diskLabels = { data: 'Datos', backups: 'Copias' };

function SpaceArea({ space: { state, machine, disks, databaseBytes } }: { space: Status['space'] }) {
  const isOneDisk = new Set(disks.map(({ freeBytes, totalBytes }) => `${freeBytes}/${totalBytes}`)).size === 1;
  const shown = isOneDisk ? disks.slice(0, 1) : disks;
  return (
    <Area heading="Espacio" state={state}>
      {shown.map(({ use, freeBytes, totalBytes }) => (
        <p key={use}>
          {isOneDisk ? 'Quedan' : `${diskLabels[use]}: quedan`} {formatBytes(freeBytes)} libres de{' '}
          {formatBytes(totalBytes)}.
        </p>
      ))}
      <p className="text-sm text-muted">
        La base de datos ocupa {formatBytes(databaseBytes)}. Servidor: {machine}.
      </p>
    </Area>
  );
}

function FailuresArea({ failures: { state, jobs } }: { failures: Status['failures'] }) {
  return (
    <Area heading="Lo que falló" state={state}>
      {jobs.length === 0 ? (
        <p>Nada en los últimos siete días.</p>
      ) : (
        <>
          <ul className="space-y-1">
            {jobs.map(({ queue, count, lastAt }) => (
              <li key={queue}>
                {jobLabel(queue)}: {countOf(count, 'vez', 'veces')}
                <span className="text-sm text-muted"> (la última, el {formatInstant(lastAt)})</span>
              </li>
            ))}
          </ul>
          <p className="text-sm">
            <a href={`#${FAILED_JOBS_ID}`} className="inline-link">
              Reintentar o descartar
            </a>
          </p>
        </>
      )}
    </Area>
  );
}

/** Same as the server's. */
const REASON_MAX = 300;

function maintenanceAction(isOn: boolean, { switchMaintenance }: Mutations): ConfirmedAction {
  return isOn
    ? {
        title: '¿Abrir el portal de nuevo?',
        text: 'Los miembros podrán publicar, inscribirse y cambiar sus datos desde ahora.',
        confirmLabel: 'Abrir el portal',
        busyLabel: 'Abriendo...',
        run: () => switchMaintenance(false),
        success: { title: 'Portal abierto', description: 'Ya se puede escribir en él.' },
        failure: 'No se pudo abrir el portal',
      }
    : {
        title: '¿Poner el portal en solo lectura?',
        text: 'Todo se podrá leer, pero nadie podrá publicar, inscribirse ni cambiar nada hasta que lo abras de nuevo.',
        confirmLabel: 'Poner en solo lectura',
        busyLabel: 'Cerrando...',
        reason: {
          label: 'Cuándo vuelve (opcional)',
          help: 'Se lee en el aviso de todas las páginas: «Volvemos a las 9 de la mañana.»',
          max: REASON_MAX,
        },
        run: (reason) => switchMaintenance(true, reason),
        success: { title: 'Portal en solo lectura', description: 'Quien intente cambiar algo verá un aviso.' },
        failure: 'No se pudo poner el portal en solo lectura',
      };
}

type Mutations = ReturnType<typeof useStatusMutations>;

interface MaintenanceAreaProps {
  maintenance: Status['maintenance'];
  onSwitch: () => void;
}

const readOnlyDatabases = {
  standby: 'es una réplica. Quien opera el servidor debe conectar el portal con el servidor principal.',
  setting: 'así está configurada. Quien opera el servidor debe quitar default_transaction_read_only.',
};

function maintenanceSummary({ since, readOnlyDatabase }: Status['maintenance']): string {
  if (readOnlyDatabase)
    return `La base de datos no acepta cambios: ${readOnlyDatabases[readOnlyDatabase]} Mientras tanto se puede leer, pero nadie puede cambiar nada ni salen correos.`;
  return since
    ? `Desde el ${formatInstant(since)} el portal se puede leer, pero nadie puede cambiar nada.`
    : 'El portal está abierto: se puede leer y escribir.';
}

function MaintenanceArea({ maintenance, onSwitch }: MaintenanceAreaProps) {
  const { state, since, reason, version } = maintenance;
  return (
    <Area heading="Mantenimiento" state={state}>
      <p>{maintenanceSummary(maintenance)}</p>
      {reason ? <p className="text-sm text-muted">Motivo: {reason}</p> : null}
      <p className="text-sm text-muted">Versión {version}</p>
      <p className="pt-2">
        <Button variant={since ? 'primary' : 'outline'} onClick={onSwitch}>
          {since ? 'Abrir el portal' : 'Poner en solo lectura'}
        </Button>
      </p>
    </Area>
  );
}

const skeleton = (
  <div className="grid gap-6 lg:grid-cols-2">
    {['correo', 'copias', 'espacio', 'fallos', 'mantenimiento'].map((area) => (
      <Skeleton key={area} className="h-44 rounded-card" />
    ))}
  </div>
);

export function PortalStatus() {
  const query = useQuery(portalStatusQuery);
  const mutations = useStatusMutations();
  const { confirmAction, dialog } = useActionDialog();
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={skeleton}
        loading="Cargando el estado del portal..."
        failed="No se pudo cargar el estado del portal"
      >
        {({ mail, backup, space, failures, maintenance }) => (
          <div className="grid gap-6 lg:grid-cols-2">
            <MailArea mail={mail} onRelease={() => confirmAction(releaseAction(mail, mutations.releaseMail))} />
            <BackupArea backup={backup} maintenance={maintenance} />
            <SpaceArea space={space} />
            <FailuresArea failures={failures} />
            <MaintenanceArea
              maintenance={maintenance}
              onSwitch={() => confirmAction(maintenanceAction(maintenance.since !== null, mutations))}
            />
          </div>
        )}
      </QueryBoundary>
      {dialog}
    </>
  );
}
