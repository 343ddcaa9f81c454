import type { ConnectionState } from '#contract/members/members.contract.ts';

export function messageHint({ firstName, connectionStatus, isRequestMine }: { firstName: string } & ConnectionState) {
  if (connectionStatus !== 'pending') return `Conecta con ${firstName} para enviarle mensajes.`;
  return isRequestMine
    ? `Cuando ${firstName} acepte, podrán escribirse.`
    : `Acepta la solicitud de ${firstName} para que puedan escribirse.`;
}
