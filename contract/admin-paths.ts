import { adminPath } from './paths.ts';

/** Apart from `paths.ts`, which visitors download. */
interface Identified {
  id: string;
}

export const statisticsPath = `${adminPath}?pestana=estadisticas`;
export const adminMembersPath = '/admin/miembros';
export const adminMemberPath = ({ id }: Identified) => `${adminMembersPath}/${id}`;
export const invitationsPath = `${adminMembersPath}/invitaciones`;
export const adminPostsPath = '/admin/foro';
export const adminEventsPath = '/admin/eventos';
export const newEventPath = `${adminEventsPath}/nuevo`;
export const editEventPath = ({ id }: Identified) => `${adminEventsPath}/${id}`;
export const attendeesPath = (event: Identified) => `${editEventPath(event)}/asistentes`;
export const adminProjectsPath = '/admin/proyectos';
export const newProjectPath = `${adminProjectsPath}/nuevo`;
export const editProjectPath = ({ id }: Identified) => `${adminProjectsPath}/${id}`;
export const adminMediaPath = '/admin/medios';
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
