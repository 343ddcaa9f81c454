import type { FastifyInstance } from 'fastify';
import { adminMembersContract } from '#contract/members/admin/admin-members.contract.ts';
import { memberRecordContract } from '#contract/members/admin/member-record.contract.ts';
import { FILE_FORMATS } from '#contract/table.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/lock-actor.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { chooseColumns, sendTable } from '../../../core/table-file.ts';
import { recordExport } from '../../../services/audit/export.service.ts';
import { recordContactDataView } from '../../../services/security-log/security-log.service.ts';
import { countMembers, listAllMembers, readMembers } from './admin-members.queries.ts';
import {
  changeRole,
  memberColumns,
  presentAdminMember,
  reinstateMember,
  suspendMember,
} from './admin-members.service.ts';
import { addNote, editMember, getMemberRecord, removeNote } from './member-record.service.ts';

export function adminMembersRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, adminMembersContract.listAllMembers, async ({ query, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'members');
    const { members, total } = await listAllMembers(context.database, query);
    return {
      members: members.map(presentAdminMember),
      ...presentPage(total, query),
    };
  });

  const files = { csv: adminMembersContract.downloadMembersCsv, xlsx: adminMembersContract.downloadMembersXlsx };
  for (const format of FILE_FORMATS) {
    route(app, context, files[format], async ({ query, viewer, request, reply }) => {
      const rows = await countMembers(context.database, query);
      const target = { type: 'list', id: 'members', label: 'Lista de miembros' };
      const exported = { action: 'member.export', target, detail: 'members', rows } as const;
      await recordExport(context.database, { viewer, request }, exported);
      return sendTable(reply, {
        format,
        title: 'Miembros',
        columns: chooseColumns(memberColumns, query.columns),
        batches: readMembers(context.database, query),
      });
    });
  }

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
