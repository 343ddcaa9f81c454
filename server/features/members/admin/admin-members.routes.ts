import type { FastifyInstance } from 'fastify';
import { adminMembersContract } from '#contract/members/admin/admin-members.contract.ts';
import { memberRecordContract } from '#contract/members/admin/member-record.contract.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/lock-actor.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { chooseColumns } from '../../../core/table-file.ts';
import { tableFileRoutes } from '../../../services/audit/table-files.ts';
import { recordContactDataView } from '../../../services/security-log/security-log.service.ts';
import { countMembers, listAllMembers, readMembers } from './admin-members.queries.ts';
import { changeRole, memberColumns, reinstateMember, suspendMember } from './admin-members.service.ts';
import { addNote, editMember, getMemberRecord, removeNote } from './member-record.service.ts';

export function adminMembersRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, adminMembersContract.listAllMembers, async ({ query, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'members');
    const { members, total } = await listAllMembers(context.database, query);
    return {
      members,
      ...presentPage(total, query),
    };
  });

  const files = { csv: adminMembersContract.downloadMembersCsv, xlsx: adminMembersContract.downloadMembersXlsx };
  tableFileRoutes(app, context, files, async ({ query }) => ({
    action: 'member.export',
    target: { type: 'list', id: 'members', label: 'Lista de miembros' },
    detail: 'members',
    rows: await countMembers(context.database, query),
    title: 'Miembros',
    columns: chooseColumns(memberColumns, query.columns),
    batches: readMembers(context.database, query),
  }));

  route(app, context, memberRecordContract.getMemberRecord, async ({ params, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'members');
    return getMemberRecord(context, params.id);
  });

  route(app, context, memberRecordContract.editMember, ({ params, body, viewer }) =>
    editMember(context, viewer, params.id, body),
  );

  route(app, context, memberRecordContract.addMemberNote, ({ params, body, viewer }) =>
    addNote(context, viewer, params.id, body.text),
  );

  route(app, context, memberRecordContract.deleteMemberNote, ({ params, viewer }) =>
    removeNote(context, viewer, params.id, params.noteId),
  );

  route(app, context, adminMembersContract.changeRole, async ({ params, body, ...call }) =>
    changeRole(context, actorOf(context, call), params.id, body.role),
  );

  route(app, context, adminMembersContract.suspendMember, async ({ params, body, ...call }) =>
    suspendMember(context, actorOf(context, call), params.id, body.reason),
  );

  route(app, context, adminMembersContract.reinstateMember, async ({ params, ...call }) =>
    reinstateMember(context, actorOf(context, call), params.id),
  );
}
