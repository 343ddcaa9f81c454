import type { FastifyInstance } from 'fastify';
import { memberLimits, membersContract } from '#contract/members/members.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile } from '../../core/download.ts';
import { HttpError } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { writeContactCard } from './contact-card.ts';
import { ContactQuota } from './contact-quota.service.ts';
import { Directory } from './directory.service.ts';
import { presentCard } from './members.presenter.ts';
import { getMember, getProfile, suggestMembers } from './members.service.ts';
import { profileReportsRoutes } from './profile-reports.routes.ts';

const tooManyContacts = () =>
  new HttpError(
    429,
    'rate_limited',
    `Hoy ya viste los datos de contacto de ${memberLimits.contactsPerDay} personas. Mañana podrás ver más.`,
  );

export function membersRoutes(app: FastifyInstance, context: Context): void {
  const { database, log } = context;
  const quota = new ContactQuota(context);
  const deps = { database, quota };
  const directory = new Directory(database, quota, (err) =>
    log.warn({ err }, 'bookmarks of the directory could not be taken'),
  );

  route(app, context, membersContract.listMembers, ({ query, viewer }) => directory.list(viewer, query), {
    cachedSession: true,
  });

  route(app, context, membersContract.listSuggestions, async ({ viewer }) => ({
    members: await suggestMembers(deps, viewer),
  }));

  route(app, context, membersContract.getMember, ({ params, viewer }) => getProfile(deps, viewer, params.id));

  profileReportsRoutes(app, context);

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
