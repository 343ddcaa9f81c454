import { resetPasswordPath } from '#contract/paths.ts';
import { DEFAULT_COLORS } from '#contract/site/palette.ts';
import type { JobData } from '../../server/core/jobs.ts';
import * as account from '../../server/features/account/account-mails.tsx';
import * as contact from '../../server/features/contact/contact-mails.tsx';
import * as attendees from '../../server/features/events/admin/attendee-notifications.tsx';
import type { CalendarEvent } from '../../server/features/events/event-calendar.ts';
import * as events from '../../server/features/events/event-notifications.tsx';
import { replyTemplate } from '../../server/features/forum/reply-notifications.service.tsx';
import { takedownTemplate } from '../../server/features/forum/takedown-notification.service.tsx';
import { invitationMail } from '../../server/features/invitations/invitation-mails.tsx';
import * as connections from '../../server/features/members/connection-notifications.tsx';
import { unreadTemplate } from '../../server/features/messages/reminder.service.tsx';
import * as newsletter from '../../server/features/newsletter/newsletter-mails.tsx';
import {
  composeNotificationMail,
  type NotificationMail,
  type NotificationTemplate,
} from '../../server/services/notifications/notifications.service.ts';
import {
  securityEvents,
  securityTemplate,
} from '../../server/services/notifications/security-notifications.service.tsx';

export type SampleMail = Pick<JobData['mail'], 'subject' | 'html' | 'text'>;
type Sample = () => Promise<SampleMail>;

/** Exhaustive: a template without a sample does not compile. */
type SamplesOf<Templates, Other extends keyof Templates = never> = Record<Exclude<keyof Templates, Other>, Sample>;
type NotificationSamples<Module> = Record<Extract<keyof Module, `${string}Template`>, Sample>;

const ID = '3f0e4f8e-8a44-4a43-9a51-3b1c64a5c1aa';
const TOKEN = 'muestra';
const NOW = new Date('2027-08-27T14:00:00Z');
const READER = 'carmen@portal.example';

const site = {
  siteName: 'Consejo de Desarrollo Empresarial del Este',
  primaryColor: DEFAULT_COLORS.primary,
  secondaryColor: DEFAULT_COLORS.secondary,
  publicUrl: 'http://localhost:5173',
  address: 'Av. Libertad 45, San Pedro de Macorís',
  contactEmail: 'info@consejoeste.example',
  contactPhone: '809-555-0100',
};
const context = { site, publicUrl: site.publicUrl, now: NOW };

const rafael = {
  id: ID,
  firstName: 'Rafael',
  lastName: 'Guzmán',
  email: 'rafael@portal.example',
  isEmailVerified: true,
  position: 'Propietario',
  company: 'Panadería La Espiga del Este',
};

const event: CalendarEvent = {
  id: ID,
  title: 'Taller de costos y precios',
  description: 'Una tarde para calcular cuánto cuesta lo que vendes.\n\nTrae tus números: trabajaremos con ellos.',
  date: '2027-08-28',
  time: '08:30',
  duration: '2 horas',
  location: 'Salón Larimar, sede del Consejo',
  status: 'upcoming',
  sequence: 0,
  price: 'RD$ 1,500',
  memberPrice: 0,
  onlineUrl: 'https://reunion.example/taller-de-costos',
  createdAt: NOW,
  updatedAt: NOW,
};

const message = {
  id: ID,
  reference: 'MSJ-00042',
  name: 'Carmen Peña',
  email: READER,
  phone: '+18095550101',
  company: 'Café Doña Carmen',
  subject: 'membership' as const,
  projectTitle: null,
  message: 'Buenos días:\n\n¿Qué documentos hacen falta para afiliar mi empresa?\n¿Y cuánto tarda?',
  createdAt: NOW,
};
const department = { name: 'Membresía', email: 'membresia@consejoeste.example' };
const comment = {
  id: ID,
  postId: ID,
  content: 'Con un agente aduanal y el permiso de Agricultura.\nLlámame y te cuento.',
  author: { ...rafael, role: 'member' as const, profileImageUrl: null },
};

const toCarmen =
  (mail: account.AccountMail): Sample =>
  () =>
    account.composeAccountMail({ to: READER, greeting: 'Hola, Carmen:' }, site, mail(site));

const accountSamples: SamplesOf<typeof account, 'composeAccountMail' | 'sendAccountMail'> = {
  verificationMail: toCarmen(account.verificationMail('registration', TOKEN)),
  emailChangeMail: toCarmen(account.emailChangeMail(TOKEN)),
  emailChangeRequestedMail: toCarmen(account.emailChangeRequestedMail),
  emailChangedMail: toCarmen(account.emailChangedMail(TOKEN)),
  emailRestoredMail: toCarmen(account.emailRestoredMail),
  passwordLinkMail: toCarmen(
    account.passwordLinkMail(site.publicUrl + resetPasswordPath(TOKEN), { isOfAddress: false }),
  ),
  passwordAfterUndoMail: toCarmen(account.passwordAfterUndoMail(site.publicUrl + resetPasswordPath(TOKEN))),
  passwordChangedMail: toCarmen(account.passwordChangedMail),
  accountDeletedMail: toCarmen(account.accountDeletedMail),
  loginAlertMail: toCarmen(account.loginAlertMail),
};

const addressed =
  (mail: NotificationMail, greeting = 'Hola, Carmen:'): Sample =>
  async () =>
    (await composeNotificationMail(site, site, mail))(READER, greeting);

function notified({ kind, mail }: NotificationTemplate): Sample {
  if (!mail) throw new Error(`${kind} has no mail`);
  return addressed(mail);
}

const member = { isGuest: false };
const changes = ['Nueva hora: 8:30 a. m.', 'Nuevo lugar: Salón Larimar'];
const cancellation = { reason: 'Se anuncia una tormenta.', hasSeat: true, isDeleted: false };

const eventSamples: NotificationSamples<typeof events> = {
  confirmedTemplate: notified(events.confirmedTemplate(event, context)),
  waitlistedTemplate: notified(events.waitlistedTemplate(event, 3)),
  promotedTemplate: notified(events.promotedTemplate(event, context, member)),
  withdrawnTemplate: notified(events.withdrawnTemplate(event, context)),
  changedTemplate: notified(events.changedTemplate(event, changes, true, context, member)),
  cancelledTemplate: notified(events.cancelledTemplate(event, cancellation, context)),
  reminderTemplate: notified(events.reminderTemplate(event, context, member)),
  newEventTemplate: notified(events.newEventTemplate(event)),
  approvedTemplate: notified(events.approvedTemplate(event)),
  returnedTemplate: notified(events.returnedTemplate(event, 'Falta decir a quién va dirigido.')),
};

const attendeeSamples: SamplesOf<typeof attendees> = {
  addedTemplate: notified(attendees.addedTemplate(event, null, context, { isGuest: true })),
  removedTemplate: notified(
    attendees.removedTemplate(event, { reason: 'Te inscribiste dos veces.', hadSeat: true }, context),
  ),
  messageTemplate: notified(
    attendees.messageTemplate(event, { subject: 'Dónde parquearse', message: 'El parqueo es por la calle de atrás.' }),
  ),
};

const connectionSamples: SamplesOf<typeof connections> = {
  requestTemplate: notified(connections.requestTemplate(rafael, 'Nos conocimos en la feria de Higüey.')),
  acceptedTemplate: notified(connections.acceptedTemplate(rafael)),
};

const securitySamples: SamplesOf<typeof securityEvents, 'failedLogins'> = {
  newDevice: notified(securityTemplate(securityEvents.newDevice('Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0'))),
  newPasskey: notified(securityTemplate({ ...securityEvents.newPasskey('Teléfono'), undoToken: TOKEN })),
  newRecoveryCodes: notified(securityTemplate({ ...securityEvents.newRecoveryCodes(), undoToken: TOKEN })),
  newTotp: notified(securityTemplate(securityEvents.newTotp())),
  removedFactor: notified(securityTemplate(securityEvents.removedFactor('la aplicación de códigos'))),
  wrongCodes: notified(securityTemplate(securityEvents.wrongCodes({ isSignedIn: false }))),
  unlinkedLogin: notified(securityTemplate(securityEvents.unlinkedLogin('https://identidad.example'))),
  externalLogin: notified(securityTemplate(securityEvents.externalLogin('https://identidad.example'))),
  suspended: notified(securityTemplate(securityEvents.suspended('Publicidad repetida en el foro'))),
  reinstated: notified(securityTemplate(securityEvents.reinstated())),
  newRole: notified(securityTemplate(securityEvents.newRole('admin'))),
  newAdministrator: notified(securityTemplate(securityEvents.newAdministrator(rafael))),
};

const contactSamples: SamplesOf<typeof contact> = {
  departmentMail: () => contact.departmentMail(message, rafael, { department, site }),
  copyMail: () => contact.copyMail(message, department, site),
  answerMail: () =>
    contact.answerMail(message, 'Solo el RNC y una carta.\nTarda una semana.', { department, site, isConfirmed: true }),
};

const issue = {
  subject: 'Boletín de agosto',
  intro: 'Estimados socios:\n\nEste mes hay mucho que contar,\ny un taller que no deberías perderte.',
  image: { jpegUrl: '/api/media/muestra/1200.jpg', alt: 'Cajas de aguacates en un almacén' },
  news: [
    {
      id: ID,
      title: 'La provincia exporta el doble de aguacate',
      excerpt: 'Tres empresas del Este abrieron mercado en Europa.',
      date: '2027-08-20',
    },
  ],
  events: [event],
};

const newsletterSamples: SamplesOf<typeof newsletter, 'personalizeContent'> = {
  confirmationMail: () => newsletter.confirmationMail(READER, site, TOKEN),
  renderIssue: async () => newsletter.personalizeContent(await newsletter.renderIssue(issue, site), TOKEN),
};

export const mailSamples: Record<string, Sample> = {
  ...accountSamples,
  ...securitySamples,
  ...eventSamples,
  ...attendeeSamples,
  ...connectionSamples,
  replyTemplate: notified(replyTemplate({ comment, title: '¿Cómo exportar aguacate?', isAnswer: true })),
  takedownTemplate: notified(
    takedownTemplate({ id: ID, title: 'Vendo de todo', reason: 'Es publicidad, y ya lo habíamos conversado.' }),
  ),
  unreadTemplate: notified(unreadTemplate({ unread: 2, sender: rafael })),
  invitationMail: () =>
    invitationMail(
      { email: READER, firstName: 'Carmen', note: 'Nos vimos en la feria de Higüey. ¡Te esperamos!' },
      site,
      TOKEN,
    ),
  ...contactSamples,
  ...newsletterSamples,
};
