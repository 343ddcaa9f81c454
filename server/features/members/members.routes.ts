import type { FastifyInstance } from 'fastify';
import { memberLimits, membersContract } from '#contract/members/members.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile } from '../../core/download.ts';
import { HttpError } from '../../core/errors.ts';
import { escapeText, writeLines } from '../../core/i-calendar.ts';
import { route } from '../../core/route.ts';
import { ContactQuota } from './contact-quota.service.ts';
import { listDirectory } from './directory.service.ts';
import { presentCard } from './members.presenter.ts';
import { getMember, getProfile, suggestMembers } from './members.service.ts';

interface Contact {
  id: string;
  firstName: string;
  lastName: string;
  company: string | null;
  position: string | null;
  location: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
}

/** vCard 3.0 (RFC 2426), which every phone reads. */
function writeContactCard(contact: Contact): string {
  const { id, firstName, lastName, company, position, location, website, email, phone } = contact;
  const line = (name: string, value: string | null) => (value ? [`${name}:${escapeText(value)}`] : []);
  return writeLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:urn:uuid:${id}`,
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    ...line('FN', `${firstName} ${lastName}`),
    ...line('ORG', company),
    ...line('TITLE', position),
    ...line('TEL;TYPE=CELL', phone),
    ...line('EMAIL;TYPE=INTERNET', email),
    ...(location ? [`ADR;TYPE=WORK:;;;${escapeText(location)};;;`] : []),
    // URLs are not escaped.
    ...(website ? [`URL:${website.replace(/\p{Cc}/gu, '')}`] : []),
    'END:VCARD',
  ]);
}

const tooManyContacts = () =>
  new HttpError(
    429,
    'rate_limited',
    `Hoy ya viste los datos de contacto de ${memberLimits.contactsPerDay} personas. Mañana podrás ver más.`,
  );

export function membersRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;
  const quota = new ContactQuota(context);
  const deps = { database, quota };

  route(
    app,
    context,
    membersContract.listMembers,
    async ({ query, viewer }) => {
      if (query.search) await context.limiter.hit('search', [`member:${viewer.id}`]);
      return listDirectory(database, quota, viewer, query);
    },
    { cachedSession: true },
  );

  route(app, context, membersContract.listSuggestions, async ({ viewer }) => ({
    members: await suggestMembers(deps, viewer),
  }));

  route(app, context, membersContract.getMember, ({ params, viewer }) => getProfile(deps, viewer, params.id), {
    cachedSession: true,
  });

  route(app, context, membersContract.downloadContact, async ({ params, viewer, reply }) => {
    const row = await getMember(context, viewer.id, params.id);
    const { firstName, lastName, ...card } = await quota.applyToOne(viewer, presentCard(row, viewer.id));
    if (card.contactWithheld) throw tooManyContacts();
    return sendFile(reply, {
      type: 'text/vcard',
      title: `${firstName} ${lastName}`,
      extension: 'vcf',
      content: writeContactCard({ ...card, firstName, lastName, website: row.member.website }),
    });
  });
}
