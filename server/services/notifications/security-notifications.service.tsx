/** @jsxRuntime automatic */

import type { Role } from '#contract/account/roles.ts';
import { adminMembersPath } from '#contract/admin-paths.ts';
import { browserName } from '#contract/browser-name.ts';
import { adminPath, loginPath, securityPath, undoEmailPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { Paragraph } from '../../core/mail/mail-components.tsx';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site-settings/site-settings.queries.ts';
import { type NotificationTemplate, notify, type Recipient } from './notifications.service.ts';

type Deps = Pick<Context, 'jobs' | 'config'>;

const IF_NOT_YOU = 'Si no fuiste tú, cambia tu contraseña, cierra las demás sesiones y quita lo que no reconozcas.';

const UNDO_ADVICE =
  'Si fuiste tú, no tienes que hacer nada. Si no, usa el botón, que sirve por siete días: quitamos eso y lo que se agregó en los últimos siete días, cerramos todas las sesiones y eliges una contraseña nueva. Si tienes un rol de la oficina, las llaves de acceso y los códigos de antes de este aviso se quedan: pídele a quien administra el servidor que quite los que no sean tuyos.';

const OFFICE = 'Si tienes preguntas, comunícate con la oficina: sus datos están al pie del portal.';

export interface SecurityEvent {
  /** Without the prefix `security-`, which makes it mandatory. */
  kind: string;
  title: string;
  text: string;
  href?: string;
  advice?: string;
  /** Named member, if not the recipient: the notification is deleted with their account. */
  about?: string;
  /** No mail: it has one of its own, or enough were sent today. */
  isSiteOnly?: boolean;
  /** In the mail only: an intruder reads the notifications of the site. */
  undoToken?: string;
}

export function securityTemplate({
  kind,
  title,
  text,
  href = securityPath,
  advice = IF_NOT_YOU,
  isSiteOnly,
  undoToken,
}: SecurityEvent): NotificationTemplate {
  const mail = {
    subject: title,
    content: (
      <>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{undoToken ? UNDO_ADVICE : advice}</Paragraph>
      </>
    ),
    action: undoToken
      ? { label: 'No fui yo: deshacer', path: undoEmailPath(undoToken) }
      : { label: 'Revisar en el portal', path: href },
  };
  return {
    kind: `security-${kind}`,
    title,
    body: `${text} ${advice}`,
    href,
    ...(!isSiteOnly && { mail }),
  };
}

/** Regardless of preferences, in the caller's transaction. */
export async function notifyOfSecurityEvent(
  deps: Deps,
  database: Queryable,
  recipients: Recipient[],
  event: SecurityEvent,
): Promise<void> {
  const site = await getSettings(database);
  const template = securityTemplate(event);
  const { about } = event;
  await notify(
    deps,
    database,
    site,
    recipients.map((to) => ({ to, template, ...(about && { about }) })),
  );
}

const NEW_ROLE = {
  editor: {
    title: 'Ahora editas el contenido del portal',
    text: 'Te dieron el rol de editor: noticias, proyectos, páginas e imágenes.',
  },
  events: {
    title: 'Ahora organizas los eventos del portal',
    text: 'Te dieron el rol de eventos: eventos, propuestas, inscritos e imágenes.',
  },
  moderator: {
    title: 'Ahora moderas el portal',
    text: 'Te dieron el rol de moderador: publicaciones, comentarios y reportes.',
  },
  admin: { title: 'Ahora administras el portal', text: 'Te dieron el permiso de administración.' },
};

export const issuerName = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

type SecurityEventOf = (...details: never[]) => SecurityEvent;

export const securityEvents = {
  newDevice: (userAgent: string | undefined) => ({
    kind: 'new-device',
    title: 'Inicio de sesión en un dispositivo nuevo',
    text: `Tu cuenta se abrió en un navegador donde no habías entrado: ${browserName(userAgent ?? null)}.`,
  }),

  newPasskey: (name: string) => ({
    kind: 'new-passkey',
    title: 'Llave de acceso agregada',
    text: `Desde ahora la llave «${name}» abre tu cuenta sin contraseña.`,
  }),

  newTotp: () => ({
    kind: 'new-totp',
    title: 'Aplicación de códigos agregada',
    text: 'Desde ahora se pide un código de tu aplicación para entrar a tu cuenta.',
  }),

  newRecoveryCodes: () => ({
    kind: 'new-recovery-codes',
    title: 'Códigos de recuperación nuevos',
    text: 'Se crearon códigos de recuperación para tu cuenta, y los anteriores ya no sirven.',
  }),

  removedFactor: (what: string) => ({
    kind: 'factor-removed',
    title: 'Tu cuenta tiene una protección menos',
    text: `Se quitó de tu cuenta: ${what}.`,
  }),

  /** Serious: whoever it was had a session, or what comes before the code: a password, a link of the mail or an external account. */
  wrongCodes: ({ isSignedIn }: { isSignedIn: boolean }) => ({
    kind: 'wrong-codes',
    title: 'Muchos códigos equivocados en tu cuenta',
    ...(isSignedIn
      ? { text: 'En una sesión abierta de tu cuenta se escribieron muchos códigos equivocados.' }
      : {
          text: 'Al entrar a tu cuenta se escribieron muchos códigos equivocados, después de tu contraseña o de tu cuenta externa. Con un código equivocado no se entra.',
          advice:
            'Si no fuiste tú, cambia tu contraseña cuanto antes, y también la de tu correo y la de tu cuenta externa, si tienes una.',
        }),
  }),

  externalLogin: (issuer: string) => ({
    kind: 'new-identity',
    title: 'Inicio de sesión externo enlazado',
    text: `Desde ahora una cuenta de ${issuerName(issuer)} abre también la tuya.`,
  }),

  unlinkedLogin: (issuer: string) => ({
    kind: 'identity-removed',
    title: 'Inicio de sesión externo quitado',
    text: `Una cuenta de ${issuerName(issuer)} ya no abre la tuya.`,
  }),

  failedLogins: () => ({
    kind: 'failed-logins',
    title: 'Alguien intenta entrar a tu cuenta',
    text: 'Alguien ha probado muchas contraseñas con tu correo, y no entró.',
    advice: 'Si tu contraseña es corta o la usas en otros sitios, cámbiala.',
    isSiteOnly: true,
  }),

  newAdministrator: ({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }) => ({
    kind: 'new-administrator',
    about: id,
    title: 'Hay una persona más en la administración',
    text: `${firstName} ${lastName} administra el portal desde ahora.`,
    href: adminMembersPath,
    advice: 'Si nadie debía darle ese permiso, retíralo y revisa la auditoría.',
  }),
  suspended: (reason: string) => ({
    kind: 'suspended',
    title: 'Tu cuenta está suspendida',
    text: `La oficina suspendió tu cuenta, y mientras tanto no puedes iniciar sesión. Motivo: ${reason}`,
    href: '/',
    advice: OFFICE,
  }),

  reinstated: () => ({
    kind: 'reinstated',
    title: 'Tu cuenta vuelve a estar activa',
    text: 'La oficina levantó la suspensión: ya puedes iniciar sesión.',
    href: loginPath,
    advice: OFFICE,
  }),

  newRole: (role: Exclude<Role, 'member'>) => ({
    kind: 'promoted',
    ...NEW_ROLE[role],
    text: `${NEW_ROLE[role].text} Por seguridad cerramos tus sesiones: inicia sesión de nuevo.`,
    href: adminPath,
    advice: 'Si no lo esperabas, avísale a la oficina.',
  }),
} satisfies Record<string, SecurityEventOf>;
