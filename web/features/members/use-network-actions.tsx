import { useQueryClient } from '@tanstack/react-query';
import { BLOCK_EFFECT } from '../../copy/blocking.ts';
import { fullName } from '../../lib/people.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { blockMember, invalidateNetwork, removeConnection, unblockMember } from './networking.api.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/** Confirmed first: hard to undo. */
export function useNetworkActions() {
  const queryClient = useQueryClient();
  const { confirmAction, dialog } = useActionDialog();
  const done = () => invalidateNetwork(queryClient);

  return {
    dialog,
    confirmEnd: (person: Person, connectionId: string) =>
      confirmAction({
        title: question('Terminar la conexión con', person),
        text: 'Dejarán de estar en la red del otro y no podrán enviarse mensajes. No le avisaremos.',
        confirmLabel: 'Terminar la conexión',
        busyLabel: 'Terminando...',
        destructive: true,
        run: () => removeConnection(connectionId),
        success: { title: 'Conexión terminada', description: `${person.firstName} ya no está en tu red.` },
        failure: 'No se pudo terminar la conexión',
        onDone: done,
      }),
    confirmBlock: (person: Person, onBlocked: () => void) =>
      confirmAction({
        title: question('Bloquear a', person),
        text: `${BLOCK_EFFECT} Termina lo que haya entre ustedes: conexión, solicitudes y mensajes. No le avisaremos. Puedes quitar el bloqueo desde tu red.`,
        confirmLabel: 'Bloquear',
        busyLabel: 'Bloqueando...',
        destructive: true,
        run: () => blockMember(person.id),
        success: { title: 'Miembro bloqueado', description: `Ya no verás el perfil de ${fullName(person)}.` },
        failure: 'No se pudo bloquear',
        onDone: () => {
          onBlocked();
          done();
        },
      }),
    confirmUnblock: (person: Person) =>
      confirmAction({
        title: question('Desbloquear a', person),
        text: 'Cada uno volverá a ver el perfil del otro. Si estaban conectados, tendrán que conectarse de nuevo.',
        confirmLabel: 'Desbloquear',
        busyLabel: 'Desbloqueando...',
        run: () => unblockMember(person.id),
        success: {
          title: 'Miembro desbloqueado',
          description: `Puedes volver a ver el perfil de ${fullName(person)}.`,
        },
        failure: 'No se pudo desbloquear',
        onDone: done,
      }),
  };
}

function question(verb: string, person: Person) {
  return (
    <>
      ¿{verb} <bdi>{fullName(person)}</bdi>?
    </>
  );
}
