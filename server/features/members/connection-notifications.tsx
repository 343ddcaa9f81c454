/** @jsxRuntime automatic */

import { memberPath, pendingRequestsPath } from '#contract/paths.ts';
import { Paragraph } from '../../core/mail/mail-components.tsx';
import type { NotificationTemplate } from '../../services/notifications/notifications.service.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  company: string | null;
  position: string | null;
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** "Rafael Guzmán (Propietario, Panadería La Espiga)" */
function introduce(person: Person): string {
  const facts = [person.position, person.company].filter(Boolean).join(', ');
  return facts ? `${nameOf(person)} (${facts})` : nameOf(person);
}

export function requestTemplate(from: Person, note: string | null): NotificationTemplate {
  const sentence = `${introduce(from)} quiere agregarte a su red.`;
  return {
    kind: 'connection-request',
    title: 'Nueva solicitud de conexión',
    body: note ? `${sentence} «${note}»` : sentence,
    href: pendingRequestsPath,
    mail: {
      subject: `${nameOf(from)} quiere agregarte a su red`,
      content: (
        <>
          <Paragraph>{sentence}</Paragraph>
          {note && <Paragraph>«{note}»</Paragraph>}
          <Paragraph>Puedes aceptar o rechazar la solicitud en tu red.</Paragraph>
        </>
      ),
      action: { label: 'Ver la solicitud', path: pendingRequestsPath },
    },
  };
}

export function acceptedTemplate(by: Person): NotificationTemplate {
  const sentence = `${introduce(by)} aceptó tu solicitud de conexión. Ahora están conectados.`;
  return {
    kind: 'connection-accepted',
    title: 'Solicitud de conexión aceptada',
    body: sentence,
    href: memberPath(by),
    mail: {
      subject: `${nameOf(by)} aceptó tu solicitud de conexión`,
      content: <Paragraph>{sentence}</Paragraph>,
      action: { label: 'Ver su perfil', path: memberPath(by) },
    },
  };
}
