import {
  type InvitationReport,
  invitationLimits,
  type RefusalKind,
} from '#contract/invitations/invitations.contract.ts';
import { countOf, formatCount } from '../../../lib/numbers.ts';
import { fullName } from '../../../lib/people.ts';
import { ImportDialog } from '../../../ui/import-dialog.tsx';
import type { InvitationMutations } from './invitations.api.ts';

const people = (count: number) => countOf(count, 'persona', 'personas');

interface InvitationImportDialogProps {
  open: boolean;
  mutations: InvitationMutations;
  onClose: () => void;
}

/** Dry run first: nothing is written until confirmed. */
export function InvitationImportDialog({ open, mutations, onClose }: InvitationImportDialogProps) {
  return (
    <ImportDialog<InvitationReport>
      open={open}
      onClose={onClose}
      title="Invitar desde un archivo CSV"
      intro={
        <p>
          La primera línea nombra las columnas: <strong>Nombre</strong>, <strong>Apellido</strong>,{' '}
          <strong>Correo</strong> y, si quieres, <strong>Empresa</strong> y <strong>Nota</strong>. Las demás se ignoran.
        </p>
      }
      help={`En Excel: «Guardar como» y luego CSV. Hasta ${formatCount(invitationLimits.lines)} personas.`}
      failure="No se pudo leer el archivo"
      read={{
        label: 'Revisar',
        busyLabel: 'Leyendo...',
        run: mutations.previewFile,
        summary: ({ ready }) => (
          <>
            <strong>{ready === 0 ? 'No hay a quién invitar.' : `Se invitará a ${people(ready)}.`}</strong>{' '}
            {ready === 0 ? null : 'Todavía no se ha enviado nada.'}
          </>
        ),
        details: (report) => (
          <>
            {report.sample.length > 0 ? <Sample {...report} /> : null}
            <RefusedCount verb="invitará" {...report} />
          </>
        ),
      }}
      confirm={({ ready }) =>
        ready === 0
          ? null
          : {
              label: `Invitar a ${people(ready)}`,
              busyLabel: 'Enviando...',
              run: mutations.sendFile,
              summary: (sent) => (
                <>
                  <strong>{countOf(sent.ready, 'invitación creada', 'invitaciones creadas')}.</strong> Los correos salen
                  poco a poco: mientras falta el de alguien, la lista dice «Por enviar».
                </>
              ),
              details: (sent) => <RefusedCount verb="invitó" {...sent} />,
            }
      }
    />
  );
}

function Sample({ ready, sample }: InvitationReport) {
  return (
    <ul aria-label="Primeras personas del archivo" className="grid gap-1 rounded-card bg-subtle p-3 text-sm">
      {sample.map((person) => (
        <li key={person.line} className="wrap-anywhere">
          <strong>{fullName(person)}</strong> · {person.email}
          {person.company ? ` · ${person.company}` : null}
        </li>
      ))}
      {ready > sample.length ? <li>y {formatCount(ready - sample.length)} más</li> : null}
    </ul>
  );
}

const refusalTexts: Record<RefusalKind, [one: string, many: string]> = {
  invalid: ['línea con un error', 'líneas con errores'],
  repeated: ['repetida', 'repetidas'],
  member: ['ya es miembro', 'ya son miembros'],
  invited: ['ya tiene invitación', 'ya tienen invitación'],
};

/** "2 líneas con errores, 1 ya es miembro". */
const summarize = (refused: InvitationReport['refused']) =>
  (Object.keys(refusalTexts) as RefusalKind[])
    .map((kind) => [refused.filter((each) => each.kind === kind).length, ...refusalTexts[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => countOf(count, one, many))
    .join(', ');

function RefusedCount({ verb, refused }: Pick<InvitationReport, 'refused'> & { verb: string }) {
  return refused.length === 0 ? null : (
    <p>
      No se {verb} a {people(refused.length)}: {summarize(refused)}.
    </p>
  );
}
