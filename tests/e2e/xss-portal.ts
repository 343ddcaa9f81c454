import { type APIRequestContext, request } from '@playwright/test';
import { factorLimits } from '../../contract/account/factors.contract.ts';
import { contentLimits } from '../../contract/content/content.contract.ts';
import { Authenticator } from '../support/authenticator.ts';
import { demo, newEmail } from './support.ts';
import { type Field, objectsOf, textFor, textsFor } from './xss-fields.ts';

interface Made {
  id: string;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export class Person {
  private constructor(
    public context: APIRequestContext,
    /** That of its cookies. */
    public origin: string,
    readonly email: string,
    readonly id: string,
  ) {}

  static async register(baseURL: string, index: number): Promise<Person> {
    const context = await request.newContext({ baseURL, extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' } });
    const email = newEmail();
    const data = { email, password: demo.password, ...personTexts(index) };
    const answer = await context.post('/api/auth/register', { data });
    if (!answer.ok()) throw new Error(`could not register: ${await answer.text()}`);
    return new Person(context, baseURL, email, (await answer.json()).id);
  }

  async call<Body = Made>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: object): Promise<Body> {
    const answer = await this.context.fetch(path, { method, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  }

  /** Creates the objects of a kind one after the other, so that lists have an order. */
  async makeAll(kind: string, path: string, data: (index: number) => object): Promise<Made[]> {
    const made = [];
    for (let index = 0; index < objectsOf(kind); index += 1) made.push(await this.call('POST', path, data(index)));
    return made;
  }
}

const personTexts = (index: number) => ({
  firstName: textFor('person.firstName', index),
  lastName: textFor('person.lastName', index),
  company: textFor('person.company', index),
  position: textFor('person.position', index),
  location: textFor('person.location', index),
});

/** As many as an event may have: over several events, the whole corpus. */
const SPEAKERS = 12;

const speakerProfiles = (index: number) =>
  Array.from({ length: SPEAKERS }, (_, at) => ({
    name: textFor('speaker.name', index * SPEAKERS + at),
    charge: textFor('speaker.charge', index * SPEAKERS + at),
    text: textFor('speaker.text', index * SPEAKERS + at),
  }));

const eventTexts = (title: Field, index: number) => ({
  title: textFor(title, index),
  description: textFor('event.description', index),
  date: `2099-01-${String((index % 28) + 1).padStart(2, '0')}`,
  time: '10:00',
  duration: textFor('event.duration', index),
  location: textFor('event.location', index),
  speakers: Array.from({ length: SPEAKERS }, (_, at) => textFor('event.speaker', index * SPEAKERS + at)),
  topics: textsFor('event.topic'),
  category: textFor('event.category', index),
  price: textFor('event.price', index),
  type: 'conference',
});

/** Settings form with one text for each field. */
export const settingsWith = (index: number) => ({
  siteName: textFor('site.name', index),
  siteDescription: textFor('site.description', index),
  heroTitle: textFor('site.heroTitle', index),
  heroSubtitle: textFor('site.heroSubtitle', index),
  district: textFor('site.district', index),
  contactEmail: 'info@prueba.example',
  contactPhone: textFor('site.phone', index),
  address: textFor('site.address', index),
  enableNewsletter: true,
  enableForum: true,
  enableProjects: true,
  primaryColor: '#112233',
  secondaryColor: '#445566',
});

/** Texts of the site, lists with as many texts as they take. */
const contentTexts = {
  purpose: {
    mission: textFor('content.mission', 0),
    vision: textFor('content.vision', 0),
    valuesIntro: textFor('content.valuesIntro', 0),
    values: textsFor('content.value')
      .slice(0, contentLimits.values)
      .map((text) => ({ text })),
  },
  landing: {
    whoWeAre: textFor('content.whoWeAre', 0),
    figures: Array.from({ length: contentLimits.figures }, (_, index) => ({
      before: textFor('content.figureBefore', index),
      figure: textFor('content.figure', index),
      after: textFor('content.figureAfter', index),
      source: null,
    })),
  },
  firms: {
    firms: Array.from({ length: contentLimits.firms }, (_, index) => ({
      name: textFor('content.firmName', index),
      address: '',
    })),
  },
  about: { text: textFor('content.text', 0) },
  leaders: {
    intro: textFor('content.intro', 0),
    people: Array.from({ length: contentLimits.people }, (_, index) => ({
      name: textFor('content.leaderName', index),
      position: textFor('content.leaderPosition', index),
      experienceYears: null,
      field: textFor('content.leaderField', index),
      memberId: null,
    })),
  },
  history: {
    milestones: Array.from({ length: contentLimits.milestones }, (_, index) => ({
      year: textFor('content.milestoneYear', index),
      title: textFor('content.milestoneTitle', index),
      text: textFor('content.milestoneText', index),
    })),
  },
  hours: { note: textFor('content.hoursNote', 0) },
  footer: {
    rights: textFor('content.rights', 0),
    links: Array.from({ length: contentLimits.links }, (_, index) => ({
      label: textFor('content.linkLabel', index),
      address: `/events?n=${index}`,
    })),
  },
};

/** Writes and publishes the texts of the site, and pages; returns a page's id. */
async function fillContent(admin: Person): Promise<string> {
  type Listed = Made & { kind: string; version: number };
  const { content } = await admin.call<{ content: Listed[] }>('GET', '/api/admin/content?group=site');
  for (const [kind, texts] of Object.entries(contentTexts)) {
    const block = content.find((each) => each.kind === kind) as Listed;
    const path = `/api/admin/content/${block.id}`;
    await admin.call('PATCH', path, { kind, version: block.version, ...texts });
    await admin.call('PUT', `${path}/publication`, {});
  }
  const pages = await admin.makeAll('page', '/api/admin/content', (index) => ({
    kind: 'page',
    title: textFor('page.title', index),
    slug: `prueba-${index}`,
    summary: textFor('page.summary', index),
    body: textFor('page.body', index),
    placement: index === 0 ? 'menu' : 'footer',
    position: index,
  }));
  for (const { id } of pages) await admin.call('PUT', `/api/admin/content/${id}/publication`, {});
  return pages[0]?.id ?? '';
}

/** By host name: there are no passkeys for an IP address. */
async function addPasskeys(baseURL: string, person: Person, names: string[]): Promise<void> {
  const origin = baseURL.replace('127.0.0.1', 'localhost');
  const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' } });
  await context.post('/api/auth/login', { data: { email: person.email, password: demo.password } });
  for (const name of names) {
    const { options } = await (await context.post('/api/auth/passkeys/options')).json();
    const response = new Authenticator(origin).create(options);
    const answer = await context.post('/api/auth/passkeys', { data: { name, response } });
    if (!answer.ok()) throw new Error(`could not add a passkey: ${await answer.text()}`);
  }
  // A new factor ends the sessions that have not shown one.
  await person.context.dispose();
  Object.assign(person, { context, origin });
}

export type FilledPortal = Awaited<ReturnType<typeof fillPortal>>;

/** Writes the corpus into every field through the API. */
export async function fillPortal(baseURL: string) {
  // The first to register is the administrator.
  const admin = await Person.register(baseURL, 0);
  const people: Person[] = [];
  for (let index = 0; index < objectsOf('person'); index += 1) people.push(await Person.register(baseURL, index));
  const [author, friend, reader, troublemaker] = people as [Person, Person, Person, Person];
  for (const [index, person] of people.entries()) {
    const bio = textFor('person.bio', index);
    await person.call('PUT', '/api/users/profile', { ...personTexts(index), email: person.email, bio });
  }
  const skills = textsFor('person.skill').map((skill) => ({ skill, level: 'expert' }));
  for (const person of [author, reader]) await person.call('PUT', '/api/users/skills', { skills });

  const names = textsFor('passkey.name');
  // Limited per account.
  await addPasskeys(baseURL, reader, names.slice(0, factorLimits.passkeys));
  await addPasskeys(baseURL, author, names.slice(factorLimits.passkeys));

  // First, so that the log of the administration begins with what comes later.
  const page = await fillContent(admin);
  const categories = await admin.makeAll('category', '/api/admin/categories', (index) => ({
    name: textFor('category.name', index),
    description: textFor('category.description', index),
    slug: `${textFor('category.slug', index).replace(/\s+/g, '/')}${index}`,
    color: '#112233',
  }));
  const posts = await author.makeAll('post', '/api/forum/posts', (index) => ({
    title: textFor('post.title', index),
    content: textFor('post.content', index),
    categoryId: categories[index % categories.length]?.id,
  }));
  const post = posts.at(-1) as Made;
  const comment = await reader.call('POST', `/api/forum/posts/${post.id}/comments`, {
    content: textFor('comment.content', 0),
  });
  for (const [index, text] of textsFor('postReport.details').entries()) {
    await people[index + 2]?.call('POST', `/api/forum/posts/${post.id}/reports`, { reason: 'other', details: text });
  }
  for (const [index, text] of textsFor('commentReport.details').entries()) {
    const path = `/api/forum/comments/${comment.id}/reports`;
    await people[index + 4]?.call('POST', path, { reason: 'other', details: text });
  }
  await admin.call('PUT', `/api/admin/forum/posts/${posts[0]?.id}/takedown`, { reason: textFor('post.takedown', 0) });

  const events = await admin.makeAll('event', '/api/admin/events', (index) => ({
    ...eventTexts('event.title', index),
    // Every other one: they take the place of the names.
    ...(index % 2 === 1 && { speakerProfiles: speakerProfiles((index - 1) / 2) }),
    status: 'registration-open',
    registrationRequired: true,
    questions: [
      { kind: 'text', label: textFor('question.label', index) },
      { kind: 'choice', label: 'Almuerzo', options: [textFor('question.option', index), 'Ninguno'] },
    ],
  }));
  const event = events[0] as Made & { questions: Made[] };
  for (const [index, person] of people.entries()) {
    const answers = [{ questionId: event.questions[0]?.id, answer: textFor('answer.text', index) }];
    await person.call('POST', `/api/events/${event.id}/registration`, { answers });
  }
  const cancelled = events.filter((_, index) => index % 2 === 0).at(-1) as Made;
  await reader.call('POST', `/api/events/${cancelled.id}/registration`);
  await admin.call('PUT', `/api/admin/events/${cancelled.id}/cancellation`, {
    reason: textFor('event.cancellation', 0),
  });
  const proposals = await author.makeAll('proposal', '/api/events', (index) => eventTexts('proposal.title', index));
  for (const [index, reason] of textsFor('proposal.return').entries()) {
    await admin.call('PUT', `/api/admin/events/${proposals[index]?.id}/return`, { reason });
  }

  const news = await admin.makeAll('news', '/api/admin/news', (index) => ({
    title: textFor('news.title', index),
    excerpt: textFor('news.excerpt', index),
    content: textFor('news.content', index),
    category: textFor('news.category', index),
    date: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    featured: index === 0,
  }));
  for (const alt of textsFor('media.alt')) {
    const headers = { 'content-type': 'image/png' };
    const answer = await admin.context.post('/api/admin/media', { data: PIXEL, headers });
    const { id } = (await answer.json()) as Made;
    await admin.call('PUT', `/api/admin/media/${id}`, { alt, focal: { x: 0.5, y: 0.5 } });
  }
  const projects = await admin.makeAll('project', '/api/admin/projects', (index) => ({
    title: textFor('project.title', index),
    description: textFor('project.description', index),
    timeline: textFor('project.timeline', index),
    longDescription: textFor('project.longDescription', index),
    category: 'technology',
    status: 'planning',
  }));
  const project = projects.at(-1) as Made;
  for (const [index, person] of people.entries()) {
    const note = textFor('participation.note', index);
    await person.call('PUT', `/api/projects/${project.id}/participation`, { note });
  }

  for (const [index, person] of people.entries()) {
    if (person === reader) continue;
    const note = textFor('connection.note', index);
    const asked = await person.call('POST', '/api/connections/send', { receiverId: reader.id, note });
    if (index < 2) await reader.call('PUT', `/api/connections/${asked.id}/respond`, { status: 'accepted' });
  }
  await reader.call('POST', '/api/connections/send', { receiverId: admin.id, note: textFor('connection.note', 0) });
  const message = await friend.call('POST', `/api/messages/${reader.id}`, { body: textFor('message.body', 0) });
  await reader.call('POST', '/api/message-reports', {
    messageId: message.id,
    reason: 'other',
    details: textFor('messageReport.details', 0),
  });

  await reader.call('POST', `/api/members/${friend.id}/reports`, {
    reason: 'other',
    details: textFor('profileReport.details', 0),
  });

  await author.makeAll('contact', '/api/contact', (index) => ({
    name: textFor('contact.name', index),
    email: author.email,
    phone: textFor('contact.phone', index),
    company: textFor('contact.company', index),
    subject: 'other',
    message: textFor('contact.message', index),
  }));
  const { messages } = await admin.call<{ messages: Made[] }>('GET', '/api/admin/contact-messages');
  const contact = messages[0] as Made;
  await admin.call('POST', `/api/admin/contact-messages/${contact.id}/answer`, {
    answer: textFor('contact.answer', 0),
  });
  await admin.call('PUT', `/api/admin/contact-messages/${contact.id}/note`, { note: textFor('contact.note', 0) });
  await admin.call('PUT', '/api/admin/contact-departments/membership', {
    email: 'membresia@prueba.example',
    phone: textFor('department.phone', 0),
  });
  const issues = await admin.makeAll('issue', '/api/admin/newsletter/issues', (index) => ({
    subject: textFor('issue.subject', index),
    intro: textFor('issue.intro', index),
    newsIds: [news[index % news.length]?.id],
    eventIds: [event.id],
  }));
  await admin.call('POST', '/api/admin/legal/terms', { content: textFor('legal.content', 0) });
  await admin.call('POST', `/api/admin/members/${author.id}/notes`, { text: textFor('member.note', 0) });
  const { items } = await admin.call<{ items: Made[] }>('GET', '/api/admin/moderation?kind=forum-report');
  const decided = items.at(-1) as Made;
  await admin.call('PUT', `/api/admin/forum/reports/${decided.id}`, {
    status: 'dismissed',
    note: textFor('report.decision', 0),
  });
  const suspended = people.at(-1) as Person;
  await admin.call('PUT', `/api/admin/members/${suspended.id}/suspension`, { reason: textFor('suspension.reason', 0) });
  await admin.call('PUT', '/api/admin/settings', settingsWith(0));

  // Last, so that they are on the first page of notifications.
  for (const [index, message] of textsFor('attendeeMessage.text').entries()) {
    const subject = textFor('attendeeMessage.subject', index);
    await admin.call('POST', `/api/admin/events/${event.id}/attendees/messages`, {
      to: { status: 'all' },
      subject,
      message,
    });
  }

  return {
    admin,
    author,
    friend,
    reader,
    troublemaker,
    ids: {
      post: post.id,
      hidden: posts[0]?.id ?? '',
      event: event.id,
      cancelled: cancelled.id,
      withSpeakers: events[1]?.id ?? '',
      news: (news[0] as Made).id,
      project: project.id,
      contact: contact.id,
      issue: (issues[0] as Made).id,
      page,
    },
  };
}
