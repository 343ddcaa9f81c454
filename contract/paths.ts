/** One slash, then neither a slash nor a backslash (browsers take both for a host), no control characters anywhere. */
const PATH_OF_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Open-redirect guard: the requested path if it is one of this site, otherwise home. */
export function safeNextPath(next: string | null | undefined): string {
  return next && next.length <= 2000 && PATH_OF_THIS_SITE.test(next) ? next : '/';
}

/** Addresses of the portal's pages: links, mails, calendars and feeds take them from here. */
interface Identified {
  id: string;
}

export const eventsPath = '/events';
export const eventPath = ({ id }: Identified) => `/events/${id}`;
/** The event as a file for a calendar. */
export const calendarPath = (event: Identified) => `/api${eventPath(event)}/calendar.ics`;
export const ownProposalsPath = '/mis-eventos?tab=propuestas';

export const newsPath = ({ id }: Identified) => `/noticias/${id}`;

export const projectPath = ({ id }: Identified) => `/projects/${id}`;
/** The contact form, with the subject chosen and the project named. */
export const contactTeamPath = ({ id }: Identified) => `/contact?subject=projects&project=${id}`;

export const postPath = ({ id }: Identified) => `/forum/post/${id}`;
/** The anchor of a comment on the page of its post. */
export const commentAnchor = (id: string) => `c-${id}`;
/** The comment that an anchor leads to. */
export const commentOfAnchor = (hash: string) =>
  /^c-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(hash)?.[1] ?? null;
export const commentPath = ({ id, postId }: Identified & { postId: string }) =>
  `${postPath({ id: postId })}#${commentAnchor(id)}`;
export const categoryPath = ({ slug }: { slug: string }) => `/forum?categoria=${encodeURIComponent(slug)}`;

export const memberPath = ({ id }: Identified) => `/members/${id}`;
export const contactCardPath = ({ id }: Identified) => `/api/members/${id}/contact.vcf`;
/** The conversation with that member. */
export const conversationPath = ({ id }: Identified) => `/mensajes/${id}`;
export const pendingRequestsPath = '/networking?pestana=pendientes';
export const notificationsPath = '/avisos';
export const securityPath = '/profile/seguridad';

export const loginPath = '/login';
export const forgottenPasswordPath = '/olvide-mi-contrasena';
export const resetPasswordPath = (token: string) => `/restablecer?token=${token}`;
export const verifyEmailPath = (token: string) => `/verificar-correo?token=${token}`;
export const undoEmailPath = (token: string) => `/deshacer-correo?token=${token}`;
export const confirmSubscriptionPath = (token: string) => `/boletin/confirmar?token=${token}`;
export const unsubscribePath = (token: string) => `/boletin/baja?token=${token}`;
export const demoMailboxPath = '/demo/correo';

export const adminPath = '/admin';
export const statisticsPath = `${adminPath}?pestana=estadisticas`;
export const adminMembersPath = '/admin/miembros';
export const adminMemberPath = ({ id }: Identified) => `${adminMembersPath}/${id}`;
export const adminPostsPath = '/admin/foro';
export const adminEventsPath = '/admin/eventos';
export const newEventPath = `${adminEventsPath}/nuevo`;
export const editEventPath = ({ id }: Identified) => `${adminEventsPath}/${id}`;
export const attendeesPath = (event: Identified) => `${editEventPath(event)}/asistentes`;
export const adminProjectsPath = '/admin/proyectos';
export const newProjectPath = `${adminProjectsPath}/nuevo`;
export const editProjectPath = ({ id }: Identified) => `${adminProjectsPath}/${id}`;
export const adminNewsPath = '/admin/noticias';
export const newNewsPath = `${adminNewsPath}/nueva`;
export const editNewsPath = ({ id }: Identified) => `${adminNewsPath}/${id}`;
export const adminStatusPath = '/admin/estado';
export const contactInboxPath = '/admin/mensajes';
export const contactMessagePath = ({ id }: Identified) => `${contactInboxPath}/${id}`;
export const departmentsPath = `${contactInboxPath}/departamentos`;
export const adminNewsletterPath = '/admin/boletin';
export const newIssuePath = `${adminNewsletterPath}/nuevo`;
export const issuePath = ({ id }: Identified) => `${adminNewsletterPath}/${id}`;
export const subscribersPath = `${adminNewsletterPath}/suscriptores`;
