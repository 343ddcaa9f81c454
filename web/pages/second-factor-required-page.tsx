import { useQuery, useQueryClient } from '@tanstack/react-query';
import { securityPath } from '#contract/paths.ts';
import { proofStateQuery } from '../features/account/proof.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Notice } from '../ui/notice.tsx';
import { QueryBoundary } from '../ui/query-boundary.tsx';
import { LinesSkeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';

const FactorProof = lazyPart(
  async () => (await import('../features/account/proof-forms.tsx')).FactorProof,
  <LinesSkeleton lines={4} />,
);

export function head(): PageHead {
  return { title: 'Confirma que eres tú', hidden: true };
}

export default function SecondFactorRequiredPage() {
  const state = useQuery(proofStateQuery);
  const queryClient = useQueryClient();

  function goOn() {
    toast({ title: 'Confirmado', description: 'Ya puedes trabajar en la administración.' });
    // The role applies from now on: pages and lists differ.
    queryClient.invalidateQueries();
  }

  return (
    <QueryBoundary
      query={state}
      skeleton={
        <div className="page-container py-16">
          <LinesSkeleton lines={4} />
        </div>
      }
      inset
      loading="Cargando..."
      failed="No se pudo preguntar"
    >
      {({ totp, passkey }) =>
        totp || passkey ? (
          <div className="page-container py-10 md:py-16">
            <Card className="mx-auto grid w-full max-w-xl gap-5 p-5 sm:p-8">
              <div>
                <h1 className="text-3xl">Confirma que eres tú</h1>
                <p className="mt-1 text-muted">
                  Entraste solo con la contraseña, y la administración pide también un código o tu llave de acceso.
                  Después sigues donde ibas.
                </p>
              </div>
              <FactorProof totp={totp} passkey={passkey} onProved={goOn} />
            </Card>
          </div>
        ) : (
          <Notice
            title="Protege tu cuenta para seguir"
            actions={<ButtonLink href={securityPath}>Agregar la protección</ButtonLink>}
          >
            <p>
              Para trabajar en la administración del portal hace falta algo más que una contraseña: una llave de acceso
              o una aplicación de códigos. Se agrega en un minuto.
            </p>
          </Notice>
        )
      }
    </QueryBoundary>
  );
}
