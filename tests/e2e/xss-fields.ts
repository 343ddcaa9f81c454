import { companyNameProblem, personNameProblem } from '../../contract/person-names.ts';
import { textsOf } from './xss-corpus.ts';

/** Free-text fields and their maximum lengths. Several calls write the same field. */
export const FIELDS = {
  'person.firstName': 100,
  'person.lastName': 100,
  'person.company': 100,
  'person.position': 100,
  'person.location': 100,
  'person.bio': 500,
  'person.skill': 100,
  'passkey.name': 60,
  'suspension.reason': 500,
  'member.note': 2000,
  'report.decision': 500,
  'post.title': 200,
  'post.content': 5000,
  'post.takedown': 500,
  'comment.content': 5000,
  'postReport.details': 500,
  'commentReport.details': 500,
  'category.name': 100,
  'category.description': 500,
  'category.slug': 115,
  'event.title': 255,
  'event.description': 1000,
  'event.duration': 50,
  'event.location': 255,
  'event.speaker': 150,
  'event.topic': 150,
  'event.category': 100,
  'event.price': 100,
  'event.cancellation': 500,
  'speaker.name': 70,
  'speaker.charge': 70,
  'speaker.text': 400,
  'question.label': 200,
  'question.option': 100,
  'answer.text': 500,
  'attendeeMessage.subject': 150,
  'attendeeMessage.text': 1000,
  'proposal.title': 255,
  'proposal.return': 500,
  'news.title': 255,
  'news.excerpt': 500,
  'news.content': 20_000,
  'news.category': 100,
  'project.title': 200,
  'project.description': 2000,
  'project.timeline': 100,
  'project.longDescription': 10_000,
  'participation.note': 500,
  'connection.note': 300,
  'message.body': 4000,
  'messageReport.details': 500,
  'profileReport.details': 500,
  'contact.name': 100,
  'contact.phone': 30,
  'contact.company': 100,
  'contact.message': 5000,
  'contact.answer': 5000,
  'contact.note': 2000,
  'department.phone': 30,
  'legal.content': 40_000,
  'page.title': 120,
  'page.summary': 300,
  'page.body': 40_000,
  'content.mission': 800,
  'content.vision': 800,
  'content.valuesIntro': 300,
  'content.value': 120,
  'content.whoWeAre': 800,
  'content.figureBefore': 120,
  'content.figure': 30,
  'content.figureAfter': 120,
  'content.text': 800,
  'content.intro': 300,
  'content.firmName': 120,
  'content.leaderName': 120,
  'content.leaderPosition': 120,
  'content.leaderField': 120,
  'content.milestoneYear': 30,
  'content.milestoneTitle': 120,
  'content.milestoneText': 800,
  'content.hoursNote': 300,
  'content.rights': 120,
  'content.linkLabel': 120,
  'media.alt': 300,
  'issue.subject': 150,
  'issue.intro': 3000,
  'site.name': 100,
  'site.description': 300,
  'site.heroTitle': 150,
  'site.heroSubtitle': 300,
  'site.district': 100,
  'site.phone': 30,
  'site.address': 300,
} satisfies Record<string, number>;
export type Field = keyof typeof FIELDS;

/** Unique, searchable word for a field: `zqabq`. */
export function markOf(field: Field): string {
  const number = Object.keys(FIELDS).indexOf(field);
  return `zq${String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))}q`;
}

/** Fields whose validation rejects part of the corpus. */
const NAME_RULES: Partial<Record<Field, (payload: string) => string | undefined>> = {
  'person.firstName': personNameProblem,
  'person.lastName': personNameProblem,
  'person.company': companyNameProblem,
};

/** Of one line: these take no separators of lines. */
const isLine = (field: Field) => FIELDS[field] <= 300 || ['news.excerpt', 'category.description'].includes(field);
const SEPARATORS = /[\p{Zl}\p{Zp}]/u;

/** The corpus, split into texts for the field. */
export const textsFor = (field: Field) =>
  textsOf(
    markOf(field),
    FIELDS[field],
    (payload) => !NAME_RULES[field]?.(payload) && !(isLine(field) && SEPARATORS.test(payload)),
  );

/** The text for one of several objects: over all of them, the whole corpus. */
export function textFor(field: Field, index: number): string {
  const texts = textsFor(field);
  return texts[index % texts.length] ?? '';
}

/** Number of objects of a kind that covers every text of its fields. */
export function objectsOf(kind: string): number {
  const fields = (Object.keys(FIELDS) as Field[]).filter((field) => field.startsWith(`${kind}.`));
  return Math.max(...fields.map((field) => textsFor(field).length));
}

const event = {
  title: 'event.title',
  description: 'event.description',
  duration: 'event.duration',
  location: 'event.location',
  'speakers[]': 'event.speaker',
  'topics[]': 'event.topic',
  category: 'event.category',
  price: 'event.price',
} as const;
/** What only the office writes of an event. */
const officeEvent = {
  ...event,
  'speakerProfiles[].name': 'speaker.name',
  'speakerProfiles[].charge': 'speaker.charge',
  'speakerProfiles[].text': 'speaker.text',
  'questions[].label': 'question.label',
  'questions[].options[]': 'question.option',
} as const;
const answers = { 'answers[].answer': 'answer.text' } as const;
const attendeeMessage = { subject: 'attendeeMessage.subject', message: 'attendeeMessage.text' } as const;
const post = { title: 'post.title', content: 'post.content', 'imageAlts[]': 'media.alt' } as const;
const category = { name: 'category.name', description: 'category.description', slug: 'category.slug' } as const;
const news = {
  title: 'news.title',
  excerpt: 'news.excerpt',
  content: 'news.content',
  category: 'news.category',
} as const;
const project = {
  title: 'project.title',
  description: 'project.description',
  timeline: 'project.timeline',
  longDescription: 'project.longDescription',
} as const;
const person = {
  firstName: 'person.firstName',
  lastName: 'person.lastName',
  company: 'person.company',
  position: 'person.position',
  location: 'person.location',
} as const;
const issue = { subject: 'issue.subject', intro: 'issue.intro' } as const;
const page = { title: 'page.title', summary: 'page.summary', body: 'page.body' } as const;
const content = {
  ...page,
  mission: 'content.mission',
  vision: 'content.vision',
  valuesIntro: 'content.valuesIntro',
  'values[].text': 'content.value',
  whoWeAre: 'content.whoWeAre',
  'figures[].before': 'content.figureBefore',
  'figures[].figure': 'content.figure',
  'figures[].after': 'content.figureAfter',
  text: 'content.text',
  intro: 'content.intro',
  'firms[].name': 'content.firmName',
  'people[].name': 'content.leaderName',
  'people[].position': 'content.leaderPosition',
  'people[].field': 'content.leaderField',
  'milestones[].year': 'content.milestoneYear',
  'milestones[].title': 'content.milestoneTitle',
  'milestones[].text': 'content.milestoneText',
  note: 'content.hoursNote',
  rights: 'content.rights',
  'links[].label': 'content.linkLabel',
} as const;
const site = {
  siteName: 'site.name',
  siteDescription: 'site.description',
  heroTitle: 'site.heroTitle',
  heroSubtitle: 'site.heroSubtitle',
  district: 'site.district',
  contactPhone: 'site.phone',
  address: 'site.address',
} as const;

/** Free-text field behind each input of each call. */
export const WRITTEN_BY: Record<string, Record<string, Field>> = {
  'POST /api/auth/register': person,
  'PUT /api/users/profile': { ...person, bio: 'person.bio' },
  'PATCH /api/users/profile': { ...person, bio: 'person.bio' },
  'PUT /api/users/skills': { 'skills[].skill': 'person.skill' },
  'POST /api/auth/passkeys': { name: 'passkey.name' },
  'PUT /api/auth/passkeys/:id': { name: 'passkey.name' },
  'PATCH /api/admin/members/:id': person,
  // The note is shown in the mail alone.
  'POST /api/admin/invitations': {
    firstName: 'person.firstName',
    lastName: 'person.lastName',
    company: 'person.company',
    note: 'member.note',
  },
  'POST /api/admin/members/:id/notes': { text: 'member.note' },
  'PUT /api/admin/forum/reports/:id': { note: 'report.decision' },
  'PUT /api/admin/message-reports/:id': { note: 'report.decision' },
  'PUT /api/admin/profile-reports/:id': { note: 'report.decision' },
  'PUT /api/admin/members/:id/suspension': { reason: 'suspension.reason' },
  'POST /api/forum/posts': post,
  'PUT /api/forum/posts/:id': post,
  'PUT /api/admin/forum/posts/:id/takedown': { reason: 'post.takedown' },
  'POST /api/forum/posts/:id/comments': { content: 'comment.content', 'imageAlts[]': 'media.alt' },
  'PUT /api/forum/comments/:id': { content: 'comment.content', 'imageAlts[]': 'media.alt' },
  'POST /api/forum/posts/:id/reports': { details: 'postReport.details' },
  'POST /api/forum/comments/:id/reports': { details: 'commentReport.details' },
  'POST /api/admin/categories': category,
  'PUT /api/admin/categories/:id': category,
  'POST /api/admin/events': officeEvent,
  'PUT /api/admin/events/:id': officeEvent,
  'PATCH /api/admin/events/:id': officeEvent,
  'POST /api/events/:id/registration': answers,
  'PUT /api/events/:id/registration/answers': answers,
  'POST /api/admin/events/:id/attendees': { firstName: 'person.firstName', lastName: 'person.lastName', ...answers },
  'PUT /api/admin/events/:id/attendees/:attendeeId/answers': answers,
  // Shown where the reason of a cancellation is: in the notification and in the audit log.
  'DELETE /api/admin/events/:id/attendees/:attendeeId': { reason: 'event.cancellation' },
  'POST /api/admin/events/:id/attendees/message-preview': attendeeMessage,
  'POST /api/admin/events/:id/attendees/messages': attendeeMessage,
  // Shown as text where that reason is, in the audit log, and in the banner: while it is, nothing else could be written.
  'PUT /api/admin/maintenance': { reason: 'event.cancellation' },
  'PUT /api/admin/events/:id/cancellation': { reason: 'event.cancellation' },
  'PUT /api/admin/events/:id/return': { reason: 'proposal.return' },
  'POST /api/events': { ...event, title: 'proposal.title' },
  'PUT /api/events/proposals/:id': { ...event, title: 'proposal.title' },
  'POST /api/admin/news': news,
  'PUT /api/admin/news/:id': news,
  'PATCH /api/admin/news/:id': news,
  'POST /api/admin/projects': project,
  'PUT /api/admin/projects/:id': project,
  'PATCH /api/admin/projects/:id': project,
  'PUT /api/projects/:id/participation': { note: 'participation.note' },
  'POST /api/connections/send': { note: 'connection.note' },
  'POST /api/messages/:memberId': { body: 'message.body' },
  'POST /api/message-reports': { details: 'messageReport.details' },
  'POST /api/members/:id/reports': { details: 'profileReport.details' },
  'POST /api/contact': {
    name: 'contact.name',
    phone: 'contact.phone',
    company: 'contact.company',
    message: 'contact.message',
  },
  'POST /api/admin/contact-messages/:id/answer': { answer: 'contact.answer' },
  'PUT /api/admin/contact-messages/:id/note': { note: 'contact.note' },
  'PUT /api/admin/contact-departments/:key': { phone: 'department.phone' },
  'POST /api/admin/legal/:document': { content: 'legal.content' },
  'PUT /api/admin/media/:id': { alt: 'media.alt' },
  'POST /api/admin/content': page,
  'PATCH /api/admin/content/:id': content,
  'POST /api/admin/newsletter/issues': issue,
  'PUT /api/admin/newsletter/issues/:id': issue,
  'PATCH /api/admin/newsletter/issues/:id': issue,
  'PUT /api/admin/settings': site,
  'PATCH /api/admin/settings': site,
};

/** Inputs that reject the whole corpus. */
export const REFUSING = [
  'POST /api/notifications/read path',
  'PUT /api/users/profile website',
  'PATCH /api/users/profile website',
  'POST /api/auth/register phone',
  'PUT /api/users/profile phone',
  'PATCH /api/users/profile phone',
  'PATCH /api/admin/members/:id phone',
  'POST /api/admin/projects imageUrl',
  'PUT /api/admin/projects/:id imageUrl',
  'PATCH /api/admin/projects/:id imageUrl',
  ...['POST /api/admin/events', 'PUT /api/admin/events/:id', 'PATCH /api/admin/events/:id'].map(
    (call) => `${call} onlineUrl`,
  ),
  'POST /api/admin/events/:id/attendees phone',
  'POST /api/admin/events time',
  'PUT /api/admin/events/:id time',
  'PATCH /api/admin/events/:id time',
  'POST /api/events time',
  'PUT /api/events/proposals/:id time',
  'POST /api/admin/content slug',
  'PATCH /api/admin/content/:id slug',
  'POST /api/admin/categories color',
  'PUT /api/admin/categories/:id color',
  ...[
    'primaryColor',
    'secondaryColor',
    'facebookUrl',
    'instagramUrl',
    'linkedinUrl',
    'xUrl',
    'youtubeUrl',
    'mapUrl',
  ].flatMap((name) => [`PUT /api/admin/settings ${name}`, `PATCH /api/admin/settings ${name}`]),
];

/** The same in lists of the content's kinds; its own test sends them. */
export const REFUSING_IN_LISTS = ['week[].from', 'week[].to', 'links[].address', 'firms[].address'].map(
  (name) => `PATCH /api/admin/content/:id ${name}`,
);

/** E-mail addresses share one schema. */
export const isEmail = (name: string) => /email$/i.test(name);
/** Secrets, generated codes and passkey responses are never shown. */
export const isSecret = (name: string) => /password|token| code$| response\./i.test(name);
