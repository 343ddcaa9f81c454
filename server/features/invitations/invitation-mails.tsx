/** @jsxRuntime automatic */

import { invitationLimits } from '#contract/invitations/invitations.contract.ts';
import { invitationPath } from '#contract/paths.ts';
import type { JobData } from '../../core/jobs.ts';
import { composeMail, type MailSite } from '../../core/mail/compose-mail.tsx';
import { Action, Paragraph, Quote } from '../../core/mail/mail-components.tsx';

interface Site extends MailSite {
  publicUrl: string;
  contactEmail: string;
}

export function invitationMail(
  { email, firstName, note }: { email: string; firstName: string; note: string | null },
  site: Site,
  token: string,
): Promise<JobData['mail']> {
  const { siteName, publicUrl, contactEmail } = site;
  return composeMail({
    to: email,
    subject: 'Te invitamos a nuestro portal',
    site,
    content: (
      <>
        <Paragraph>Hola, {firstName}:</Paragraph>
        <Paragraph>
          Te invitamos a nuestro portal ({siteName}): ahí están el directorio de miembros, el foro, los proyectos y la
          inscripción a los eventos. Con el enlace de abajo llegas al registro con tus datos ya llenos; revísalos, elige
          tu contraseña y listo.
        </Paragraph>
        {note ? <Quote intro="Un mensaje de la oficina:">{note}</Quote> : null}
        <Paragraph>
          El enlace sirve por {invitationLimits.days} días y una sola vez. Si no quieres registrarte, ignora este
          mensaje: no se creará ninguna cuenta.
          {contactEmail ? ` Si tienes preguntas, escríbenos a ${contactEmail}.` : ''}
        </Paragraph>
        <Action label="Crear mi cuenta" href={publicUrl + invitationPath(token)} />
      </>
    ),
  });
}
