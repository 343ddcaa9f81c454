/** One slash, then neither a slash nor a backslash (browsers take both for a host), no control characters anywhere. */
const PATH_OF_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Open-redirect guard: falls back to home. */
export function safeNextPath(next: string | null | undefined): string {
  return next && next.length <= 2000 && PATH_OF_THIS_SITE.test(next) ? next : '/';
}

interface Identified {
  id: string;
}

export const eventsPath = '/events';
export const eventPath = ({ id }: Identified) => `/events/${id}`;
export const calendarPath = (event: Identified) => `/api${eventPath(event)}/calendar.ics`;
export const ownProposalsPath = '/mis-eventos?tab=propuestas';

export const newsPath = ({ id }: Identified) => `/noticias/${id}`;

export const projectPath = ({ id }: Identified) => `/projects/${id}`;
export const contactTeamPath = ({ id }: Identified) => `/contact?subject=projects&project=${id}`;

export const postPath = ({ id }: Identified) => `/forum/post/${id}`;
export const commentAnchor = (id: string) => `c-${id}`;
export const commentOfAnchor = (hash: string) =>
  /^c-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(hash)?.[1] ?? null;
export const commentPath = ({ id, postId }: Identified & { postId: string }) =>
  `${postPath({ id: postId })}#${commentAnchor(id)}`;
export const categoryPath = ({ slug }: { slug: string }) => `/forum?categoria=${encodeURIComponent(slug)}`;

export const memberPath = ({ id }: Identified) => `/members/${id}`;
export const contactCardPath = ({ id }: Identified) => `/api/members/${id}/contact.vcf`;
export const conversationPath = ({ id }: Identified) => `/mensajes/${id}`;
export const pendingRequestsPath = '/networking?pestana=pendientes';
export const notificationsPath = '/avisos';
export const notificationPreferencesPath = '/avisos/preferencias';
export const securityPath = '/profile/seguridad';

export const loginPath = '/login';
export const SECOND_STEP = 'segundo-factor';
export const secondStepPath = (next = '/') =>
  `${loginPath}?paso=${SECOND_STEP}${next === '/' ? '' : `&next=${encodeURIComponent(next)}`}`;
export const forgottenPasswordPath = '/olvide-mi-contrasena';
export const resetPasswordPath = (token: string) => `/restablecer?token=${token}`;
/** The same page, which asks for a name as well. */
export const claimPath = (token: string) => `${resetPasswordPath(token)}&nombre=1`;
export const invitationPath = (token: string) => `/register?invitacion=${token}`;
export const verifyEmailPath = (token: string) => `/verificar-correo?token=${token}`;
export const undoEmailPath = (token: string) => `/deshacer-correo?token=${token}`;
export const confirmSubscriptionPath = (token: string) => `/boletin/confirmar?token=${token}`;
export const unsubscribePath = (token: string) => `/boletin/baja?token=${token}`;
export const demoMailboxPath = '/demo/correo';

export const adminPath = '/admin';
