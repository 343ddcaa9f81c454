import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnIdentity } from '#contract/account/external-login.contract.ts';
import { dayInSantoDomingo, formatLongDate } from '../../lib/dates.ts';
import { leaveLayers } from '../../lib/history-layers.ts';
import { ensureStepUp } from '../../lib/step-up.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { ownIdentitiesQuery, useRemoveIdentity } from './identities.api.ts';

interface IdentitiesSectionProps {
  hasExternalLogin: boolean;
  /** What became of linking one, in words. */
  outcome: string | undefined;
}

export function IdentitiesSection({ hasExternalLogin, outcome }: IdentitiesSectionProps) {
  const identities = useQuery(ownIdentitiesQuery);
  if (!hasExternalLogin && !identities.data?.length) return null;
  return (
    <CardSection heading="Cuentas externas">
      <QueryBoundary
        query={identities}
        skeleton={<LinesSkeleton lines={2} />}
        loading="Cargando tus cuentas externas..."
        failed="No se pudieron cargar tus cuentas externas"
      >
        {(list) => <Identities identities={list} />}
      </QueryBoundary>
      {outcome && (
        <p role="status" className="mt-4 rounded-card border-2 border-border p-4">
          {outcome}
        </p>
      )}
      {hasExternalLogin && (
        <Button variant="outline" className="mt-4" onClick={() => void linkAccount()}>
          Enlazar una cuenta externa
        </Button>
      )}
    </CardSection>
  );
}

/** Full page load, because the sign-in is on another site. */
async function linkAccount(): Promise<void> {
  if (!(await ensureStepUp())) return;
  // Closing the dialog steps back in history, which would cancel the navigation.
  await leaveLayers();
  location.assign('/api/login?link=1');
}

function Identities({ identities }: { identities: readonly OwnIdentity[] }) {
  const { confirmAction, dialog } = useActionDialog();
  const remove = useRemoveIdentity();
  const area = useRef<HTMLDivElement>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  useFocusFallback(area, intro, identities);

  const confirmUnlink = ({ id, issuer }: OwnIdentity) =>
    confirmAction({
      title: `¿Desenlazar la cuenta de ${issuer}?`,
      text: 'Ya no abrirá tu cuenta de este portal. Tu cuenta de allá sigue igual.',
      confirmLabel: 'Desenlazar',
      busyLabel: 'Desenlazando...',
      destructive: true,
      run: () => remove.mutateAsync({ params: { id } }),
      success: { title: 'Cuenta desenlazada', description: `La cuenta de ${issuer} ya no abre la tuya.` },
      failure: 'No se pudo desenlazar la cuenta.',
    });

  return (
    <div ref={area}>
      <p ref={intro} tabIndex={-1} className="max-w-prose text-muted">
        {identities.length > 0
          ? 'Con ellas entras sin la contraseña de este portal. Desenlaza la que no reconozcas.'
          : 'No tienes ninguna enlazada. Puedes enlazar una que tenga tu mismo correo.'}
      </p>
      <ul aria-label="Cuentas externas" className="divide-y divide-border">
        {identities.map((identity) => (
          <li key={identity.id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:mt-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{identity.issuer}</p>
              <p className="text-sm text-muted">Enlazada el {formatLongDate(dayInSantoDomingo(identity.createdAt))}</p>
            </div>
            <Button
              variant="outline"
              size="sm"
              className="text-destructive"
              aria-label={`Desenlazar la cuenta de ${identity.issuer}`}
              onClick={() => confirmUnlink(identity)}
            >
              Desenlazar
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  );
}
