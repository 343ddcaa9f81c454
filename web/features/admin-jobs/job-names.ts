import type { AdminJob } from '#contract/admin/jobs.contract.ts';

const queues: Record<string, string> = {
  mail: 'Correo',
  'password-link': 'Enlace para cambiar la contraseña',
  'event-announcement': 'Aviso de un evento nuevo',
  'event-maintenance': 'Recordatorios de eventos',
  retention: 'Borrado de lo que ya no se conserva',
  'message-reminder': 'Recordatorio de un mensaje',
  'newsletter-confirmation': 'Confirmación de una suscripción',
  'newsletter-issue': 'Envío de un número del boletín',
};

export const queueLabel = (queue: string) => queues[queue] ?? queue;

/** Display name: the subject of the mail, or the queue. */
export const jobName = ({ queue, mail }: AdminJob) => mail?.subject || queueLabel(queue);
