import type { FastifyInstance } from 'fastify';
import { membersContract } from '#contract/members/members.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile } from '../../core/download.ts';
import { route } from '../../core/route.ts';
import { writeContactCard } from './contact-card.ts';
import { Directory } from './directory.service.ts';
import { presentCard } from './members.presenter.ts';
import { getMember, getProfile, suggestMembers } from './members.service.ts';
import { profileReportsRoutes } from './profile-reports.routes.ts';

export function membersRoutes(app: FastifyInstance, context: Context): void {
  const { database, log } = context;
  const directory = new Directory(database, (err) => log.warn({ err }, 'places in the directory could not be taken'));

  route(app, context, membersContract.listMembers, ({ query, viewer }) => directory.list(viewer.id, query), {
    recallsViewer: true,
  });

  route(app, context, membersContract.listSuggestions, async ({ viewer }) => ({
    members: await suggestMembers(context, viewer.id),
  }));

  route(app, context, membersContract.getMember, ({ params, viewer }) => getProfile(context, viewer.id, params.id));

  profileReportsRoutes(app, context);

  route(app, context, membersContract.downloadContact, async ({ params, viewer, reply }) => {
    const row = await getMember(context, viewer.id, params.id);
    const { firstName, lastName, ...card } = presentCard(row, viewer.id);
    return sendFile(reply, {
      type: 'text/vcard',
      title: `${firstName} ${lastName}`,
      extension: 'vcf',
      content: writeContactCard({ ...card, firstName, lastName, website: row.member.website }),
    });
  });
}
