import type { FastifyInstance } from 'fastify';
import { adminMembersContract } from '#contract/admin/members.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { recordContactDataView } from '../security-log/security-log.service.ts';
import { listAllMembers } from './admin-members.queries.ts';
import { changeRole, presentAdminMember, reinstateMember, suspendMember } from './admin-members.service.ts';

export function adminMembersRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, adminMembersContract.listAllMembers, async ({ query, viewer, request }) => {
    await recordContactDataView(context.database, viewer, request.ip, 'members');
    const { members, total } = await listAllMembers(context.database, query);
    return {
      members: members.map(presentAdminMember),
      ...presentPage(total, query),
    };
  });

  route(app, context, adminMembersContract.changeRole, async ({ params, body, viewer }) =>
    changeRole(context, viewer, params.id, body.role),
  );

  route(app, context, adminMembersContract.suspendMember, async ({ params, body, viewer }) =>
    suspendMember(context, viewer, params.id, body.reason),
  );

  route(app, context, adminMembersContract.reinstateMember, async ({ params, viewer }) =>
    reinstateMember(context, viewer, params.id),
  );
}
