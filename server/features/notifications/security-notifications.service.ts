import { browserName } from '#contract/browser-name.ts';
import { adminMembersPath, securityPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';
import { type NotificationTemplate, notify, type Recipient } from './notifications.service.ts';

type Deps = Pick<Context, 'jobs' | 'config'>;

const IF_NOT_YOU = 'Si no fuiste tú, cambia tu contraseña, cierra las demás sesiones y quita lo que no reconozcas.';

interface SecurityEvent {
  /** Without the prefix `security-`, which makes it mandatory. */
  kind: string;
  title: string;
  text: string;
  href?: string;
  advice?: string;
  /** The member it names, if not the recipient: it is deleted with their account. */
  about?: string;
  /** The caller sends a mail of its own. */
  hasOwnMail?: true;
}

function toTemplate({
  kind,
  title,
  text,
  href = securityPath,
  advice = IF_NOT_YOU,
  hasOwnMail,
}: SecurityEvent): NotificationTemplate {
  const mail = {
    subject: title,
    paragraphs: [text, advice],
    action: { label: 'Revisar en el portal', path: href },
  };
  return {
    kind: `security-${kind}`,
    title,
    body: `${text} ${advice}`,
    href,
    ...(!hasOwnMail && { mail }),
  };
}

/** On the site and by mail, regardless of preferences, in the caller's transaction. */
async function notifyOfSecurityEvent(
  deps: Deps,
  database: Queryable,
  recipients: Recipient[],
  event: SecurityEvent,
): Promise<void> {
  const site = await getSettings(database);
  const template = toTemplate(event);
  const { about } = event;
  await notify(
    deps,
    database,
    site,
    recipients.map((to) => ({ to, template, ...(about && { about }) })),
  );
}

export function notifyOfNewDevice(deps: Deps, database: Queryable, to: Recipient, userAgent: string | undefined) {
  return notifyOfSecurityEvent(deps, database, [to], {
    kind: 'new-device',
    title: 'Inicio de sesión en un dispositivo nuevo',
    text: `Tu cuenta se abrió en un navegador donde no habías entrado: ${browserName(userAgent ?? null)}.`,
  });
}

export function notifyOfPasskey(deps: Deps, database: Queryable, to: Recipient, name: string) {
  return notifyOfSecurityEvent(deps, database, [to], {
    kind: 'new-passkey',
    title: 'Llave de acceso agregada',
    text: `Desde ahora la llave «${name}» abre tu cuenta sin contraseña.`,
  });
}

export function notifyOfTotp(deps: Deps, database: Queryable, to: Recipient) {
  return notifyOfSecurityEvent(deps, database, [to], {
    kind: 'new-totp',
    title: 'Aplicación de códigos agregada',
    text: 'Desde ahora se pide un código de tu aplicación para entrar a tu cuenta.',
  });
}

export function notifyOfRemovedFactor(deps: Deps, database: Queryable, to: Recipient, what: string) {
  return notifyOfSecurityEvent(deps, database, [to], {
    kind: 'factor-removed',
    title: 'Tu cuenta tiene una protección menos',
    text: `Se quitó de tu cuenta: ${what}.`,
  });
}

/** More serious than wrong passwords: the password was right. */
export function notifyOfWrongCodes(deps: Deps, database: Queryable, to: Recipient) {
  return notifyOfSecurityEvent(deps, database, [to], {
    kind: 'wrong-codes',
    title: 'Alguien conoce tu contraseña',
    text: 'En tu cuenta se escribieron muchos códigos equivocados después de la contraseña correcta. Sin el código no se entra.',
    advice: 'Si no fuiste tú, cambia tu contraseña cuanto antes.',
  });
}

export function notifyOfExternalLogin(deps: Deps, database: Queryable, to: Recipient, issuer: string) {
  return notifyOfSecurityEvent(deps, database, [to], {
    kind: 'new-identity',
    title: 'Inicio de sesión externo enlazado',
    text: `Desde ahora una cuenta de ${URL.canParse(issuer) ? new URL(issuer).host : issuer} abre también la tuya.`,
    advice: 'Si no fuiste tú, cambia tu contraseña y escríbenos cuanto antes.',
  });
}

export function notifyOfFailedLogins(deps: Deps, database: Queryable, to: Recipient) {
  return notifyOfSecurityEvent(deps, database, [to], {
    kind: 'failed-logins',
    title: 'Muchos intentos de entrar a tu cuenta',
    text: 'Alguien ha probado muchas contraseñas con tu correo, y no entró.',
    advice: 'Si tu contraseña es corta o la usas en otros sitios, cámbiala.',
    hasOwnMail: true,
  });
}

export function notifyOfAdministrator(
  deps: Deps,
  database: Queryable,
  administrators: Recipient[],
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
) {
  return notifyOfSecurityEvent(deps, database, administrators, {
    kind: 'new-administrator',
    about: id,
    title: 'Hay una persona más en la administración',
    text: `${firstName} ${lastName} administra el portal desde ahora.`,
    href: adminMembersPath,
    advice: 'Si nadie debía darle ese permiso, retíralo y revisa la auditoría.',
  });
}
