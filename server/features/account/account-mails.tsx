/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { forgottenPasswordPath, undoEmailPath, verifyEmailPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import type { JobData } from '../../core/jobs.ts';
import { composeMail, type MailSite } from '../../core/mail/compose-mail.tsx';
import { filterConfirmed, type MailKind } from '../../core/mail/delivery-rules.ts';
import { Action, Paragraph } from '../../core/mail/mail-components.tsx';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';

interface Site extends MailSite {
  publicUrl: string;
  contactEmail: string;
}

const helpLine = ({ contactEmail }: Site) => (contactEmail ? ` Si necesitas ayuda, escríbenos a ${contactEmail}.` : '');
const andWriteToUs = ({ contactEmail }: Site) => (contactEmail ? ` y escríbenos a ${contactEmail}` : '');

interface WrittenMail {
  subject: string;
  content: ReactNode;
  isRequested?: true;
  kind?: MailKind;
  /** Notice to the account's address; none to an unconfirmed one, whose owner may know nothing of the account. */
  isNotice?: true;
  /** Goes to an address that the account had confirmed, though it is not the account's by now. */
  wasConfirmed?: true;
}

export type AccountMail = (site: Site) => WrittenMail;

export async function composeAccountMail(
  { to, greeting }: { to: string; greeting: string },
  site: Site,
  { subject, content }: WrittenMail,
): Promise<JobData['mail']> {
  return composeMail({
    to,
    subject,
    site,
    content: (
      <>
        <Paragraph>{greeting}</Paragraph>
        {content}
      </>
    ),
  });
}

export async function sendAccountMail(
  deps: Pick<Context, 'jobs' | 'config'>,
  database: Queryable,
  { email, firstName }: { email: string; firstName: string },
  write: AccountMail,
): Promise<void> {
  const settings = await getSettings(database);
  const site = { ...settings, publicUrl: deps.config.publicUrl };
  const written = write(site);
  const isConfirmed = (await filterConfirmed(deps, database, [email])).has(email);
  const { kind, isRequested, isNotice, wasConfirmed } = written;
  if (isNotice && !isConfirmed) return;
  // The owner of an unconfirmed address may not be the person who typed the name.
  const greeting = isConfirmed ? `Hola, ${firstName}:` : 'Hola:';
  await deps.jobs.enqueue(database, 'mail', {
    ...(await composeAccountMail({ to: email, greeting }, site, written)),
    isSecurity: true,
    ...(kind && { kind }),
    ...(isRequested && { isRequested }),
    ...(wasConfirmed && { official: true }),
    ...(!isConfirmed && !wasConfirmed && { isUnconfirmed: true }),
  });
}

const REASONS = {
  registration: 'Gracias por registrarte en el portal.',
  change: 'Cambiaste el correo de tu cuenta en el portal.',
  request: 'Pediste otro enlace para confirmar tu correo en el portal; los anteriores ya no sirven.',
};

export type VerificationReason = keyof typeof REASONS;

/** With `sesion=1` the page asks to be opened in the signed-in browser; `verifyEmail` depends on it. */
const verificationUrl = (publicUrl: string, token: string) => `${publicUrl}${verifyEmailPath(token)}&sesion=1`;

export const verificationMail =
  (reason: VerificationReason, token: string): AccountMail =>
  ({ publicUrl }) => ({
    subject: 'Confirma tu correo',
    ...(reason !== 'registration' && { isRequested: true }),
    content: (
      <>
        <Paragraph>
          {REASONS[reason]} Confirma que esta dirección es tuya con el enlace de abajo; sirve por tres días.
        </Paragraph>
        <Paragraph>Si no fuiste tú, puedes ignorar este mensaje.</Paragraph>
        <Action label="Confirmar mi correo" href={verificationUrl(publicUrl, token)} />
      </>
    ),
  });

export const emailChangeMail =
  (token: string): AccountMail =>
  ({ publicUrl }) => ({
    subject: 'Confirma tu correo nuevo',
    isRequested: true,
    content: (
      <>
        <Paragraph>
          Una cuenta del portal pidió usar esta dirección. Confirma que es tuya con el enlace de abajo; sirve por tres
          días. Ábrelo en el navegador donde iniciaste sesión.
        </Paragraph>
        <Paragraph>Si no fuiste tú, puedes ignorar este mensaje.</Paragraph>
        <Action label="Confirmar mi correo nuevo" href={verificationUrl(publicUrl, token)} />
      </>
    ),
  });

export const emailChangeRequestedMail: AccountMail = (site) => ({
  subject: 'Se pidió cambiar tu correo',
  isNotice: true,
  content: (
    <>
      <Paragraph>
        Alguien que conoce la contraseña de tu cuenta del portal pidió cambiarle el correo. Hasta que se confirme la
        dirección nueva, entras con esta.
      </Paragraph>
      <Paragraph>
        Si fuiste tú, no tienes que hacer nada aquí. Si no, elige cuanto antes una contraseña nueva con el enlace de
        abajo{andWriteToUs(site)}.
      </Paragraph>
      <Action label="Elegir una contraseña nueva" href={site.publicUrl + forgottenPasswordPath} />
    </>
  ),
});

export const emailChangedMail =
  (undoToken?: string): AccountMail =>
  (site) => ({
    subject: 'El correo de tu cuenta cambió',
    wasConfirmed: true,
    content: (
      <>
        <Paragraph>Desde ahora entras a tu cuenta del portal con otra dirección de correo; esta ya no sirve.</Paragraph>
        {undoToken ? (
          <>
            <Paragraph>
              Si no fuiste tú, vuelve a este correo con el enlace de abajo, que sirve por siete días: quitamos lo que se
              haya agregado después, cerramos todas las sesiones y eliges una contraseña nueva. Si tienes un rol de la
              oficina, las llaves de acceso y los códigos de antes de este aviso se quedan: pídele a quien administra el
              servidor que quite los que no sean tuyos.{helpLine(site)}
            </Paragraph>
            <Action label="Deshacer el cambio" href={site.publicUrl + undoEmailPath(undoToken)} />
          </>
        ) : (
          <Paragraph>
            Si no fuiste tú,{' '}
            {site.contactEmail ? `escríbenos cuanto antes a ${site.contactEmail}` : 'avísanos cuanto antes'}: todavía
            podemos ayudarte.
          </Paragraph>
        )}
      </>
    ),
  });

export const emailRestoredMail: AccountMail = (site) => ({
  subject: 'Se deshizo un cambio de correo',
  wasConfirmed: true,
  content: (
    <>
      <Paragraph>
        Una cuenta del portal volvió al correo que tenía antes, porque desde allí deshicieron el cambio. Con esta
        dirección ya no se entra a ella, y cerramos todas sus sesiones.
      </Paragraph>
      <Paragraph>
        Si la cuenta es tuya, {site.contactEmail ? `escríbenos a ${site.contactEmail}` : 'avísanos'}: lo revisamos
        contigo.
      </Paragraph>
    </>
  ),
});

export const passwordLinkMail =
  (url: string, { isOfAddress }: { isOfAddress: boolean }): AccountMail =>
  () => ({
    subject: 'Elige una contraseña nueva',
    kind: 'password',
    isRequested: true,
    content: (
      <>
        <Paragraph>
          Pediste una contraseña nueva para tu cuenta del portal. Elígela con el enlace de abajo, que sirve por{' '}
          {isOfAddress ? 'un día, aunque se pidan otros,' : 'una hora'} y una sola vez.
        </Paragraph>
        <Paragraph>Si no fuiste tú, ignora este mensaje: tu contraseña sigue siendo la misma.</Paragraph>
        <Action label="Elegir una contraseña nueva" href={url} />
      </>
    ),
  });

export const passwordAfterUndoMail =
  (url: string): AccountMail =>
  () => ({
    subject: 'Tu cuenta vuelve a ser tuya',
    kind: 'password',
    isRequested: true,
    content: (
      <>
        <Paragraph>
          Deshicimos los cambios de tu cuenta del portal y cerramos todas sus sesiones. Elige una contraseña nueva con
          el enlace de abajo, que sirve por una hora y una sola vez: hasta entonces nadie entra.
        </Paragraph>
        <Paragraph>Si ya venció, pide otro con «¿Olvidaste tu contraseña?».</Paragraph>
        <Action label="Elegir una contraseña nueva" href={url} />
      </>
    ),
  });

export const passwordChangedMail: AccountMail = (site) => ({
  subject: 'Tu contraseña cambió',
  isNotice: true,
  content: (
    <>
      <Paragraph>
        La contraseña de tu cuenta del portal acaba de cambiar, y cerramos las sesiones de los otros equipos.
      </Paragraph>
      <Paragraph>
        Si fuiste tú, no tienes que hacer nada. Si no, elige otra contraseña con el enlace de abajo{andWriteToUs(site)}.
      </Paragraph>
      <Action label="Elegir una contraseña nueva" href={site.publicUrl + forgottenPasswordPath} />
    </>
  ),
});

export const accountDeletedMail: AccountMail = (site) => ({
  subject: 'Tu cuenta fue eliminada',
  wasConfirmed: true,
  content: (
    <>
      <Paragraph>
        Tu cuenta del portal acaba de eliminarse, como se pidió desde una sesión abierta. Con ella se fueron tus datos,
        y no se puede deshacer.
      </Paragraph>
      <Paragraph>
        Si no fuiste tú,{' '}
        {site.contactEmail ? `escríbenos cuanto antes a ${site.contactEmail}` : 'avísanos cuanto antes'}.
      </Paragraph>
    </>
  ),
});

export const loginAlertMail: AccountMail = (site) => ({
  subject: 'Alguien intenta entrar a tu cuenta',
  isNotice: true,
  content: (
    <>
      <Paragraph>
        Alguien ha probado muchas contraseñas con tu correo. No entró: tu sesión sigue abierta donde la tenías, y al que
        prueba desde otro equipo lo hacemos esperar.
      </Paragraph>
      <Paragraph>Si tu contraseña es corta o la usas en otros sitios, cámbiala.{helpLine(site)}</Paragraph>
      <Action label="Elegir una contraseña nueva" href={site.publicUrl + forgottenPasswordPath} />
    </>
  ),
});
