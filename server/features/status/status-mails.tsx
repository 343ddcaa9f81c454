/** @jsxRuntime automatic */

import { adminStatusPath } from '#contract/admin-paths.ts';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { formatAge } from '#contract/format-age.ts';
import type { PortalStatus, StatusArea } from '#contract/status/status.contract.ts';
import { spanishDay } from '../../core/dominican-time.ts';
import type { JobData } from '../../core/jobs.ts';
import { composeBulkMail } from '../../core/mail/compose-mail.tsx';
import { Action, Paragraph } from '../../core/mail/mail-components.tsx';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';

interface Change {
  area: StatusArea;
  status: PortalStatus;
  since: Date;
}

type Person = { email: string; firstName: string };

const ALERT_SUBJECTS: Record<StatusArea, string> = {
  mail: 'Los correos del portal no salen',
  backup: 'Falta una copia de seguridad reciente del portal',
  space: 'Queda poco espacio en el disco del portal',
  failures: 'El portal no pudo terminar varias tareas',
};

const RECOVERY_SUBJECTS: Record<StatusArea, string> = {
  mail: 'Los correos del portal vuelven a salir',
  backup: 'El portal tiene de nuevo una copia de seguridad reciente',
  space: 'El portal tiene de nuevo espacio en el disco',
  failures: 'Las tareas del portal vuelven a terminar bien',
};

const gigabytes = (bytes: number) => `${(bytes / 1e9).toLocaleString('es-DO', { maximumFractionDigits: 1 })} GB`;

const DETAILS: Record<StatusArea, (status: PortalStatus) => string> = {
  mail: ({ mail }) => (mail.waiting === 1 ? 'Espera 1 correo.' : `Esperan ${mail.waiting} correos.`),
  backup: ({ backup }) => {
    if (!backup.failure && backup.unlistedDeletions > 0)
      return 'La lista de cuentas eliminadas no se puede escribir en la carpeta de las copias: si se restaurara una copia, esas cuentas volverían.';
    const last = backup.last
      ? `La última copia buena es del ${spanishDay(dominicanDay(new Date(backup.last.at)))}, de hace ${formatAge(backup.last.ageSeconds)}.`
      : 'Todavía no se ha hecho ninguna copia buena.';
    if (backup.isMissing) return `${last} Ya no está en su carpeta: alguien la borró o la movió, o falta su disco.`;
    return backup.failure ? `La última copia falló: ${backup.failure.message} ${last}` : last;
  },
  space: ({ space }) =>
    `En el servidor ${space.machine} quedan ${gigabytes(Math.min(...space.disks.map(({ freeBytes }) => freeBytes)))} libres.`,
  failures: ({ failures }) => {
    const count = failures.jobs.reduce((sum, job) => sum + job.count, 0);
    return `En los últimos siete días ${count === 1 ? 'falló 1 tarea' : `fallaron ${count} tareas`}.`;
  },
};

async function composeForAll(
  database: Queryable,
  publicUrl: string,
  { subject, lines }: { subject: string; lines: string[] },
  people: Person[],
): Promise<JobData['mail'][]> {
  const site = await getSettings(database);
  const content = (
    <>
      {lines.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Action href={`${publicUrl}${adminStatusPath}`} label="Ver el estado del portal" />
    </>
  );
  const addressTo = await composeBulkMail({ subject, site, content });
  return people.map(({ email, firstName }) => addressTo(email, `Hola, ${firstName}:`));
}

export function composeAlert(database: Queryable, publicUrl: string, { area, status }: Change, people: Person[]) {
  const lines = [
    `${ALERT_SUBJECTS[area]}.`,
    DETAILS[area](status),
    'Si no sabes qué hacer, reenvía este correo a la persona que se encarga del servidor. Te avisaremos cuando esté resuelto.',
  ];
  return composeForAll(database, publicUrl, { subject: ALERT_SUBJECTS[area], lines }, people);
}

export function composeRecovery(database: Queryable, publicUrl: string, { area, since }: Change, people: Person[]) {
  const day = spanishDay(dominicanDay(since));
  const lines = [`${RECOVERY_SUBJECTS[area]}. El problema empezó el ${day}; ya no hace falta que hagas nada.`];
  return composeForAll(database, publicUrl, { subject: RECOVERY_SUBJECTS[area], lines }, people);
}
