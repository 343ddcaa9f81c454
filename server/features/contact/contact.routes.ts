import type { FastifyInstance } from 'fastify';
import { adminContactContract } from '#contract/contact/admin/admin-contact.contract.ts';
import { contactContract } from '#contract/contact/contact.contract.ts';
import { FILE_FORMATS } from '#contract/table.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { chooseColumns, sendTable } from '../../core/table-file.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { recordExport } from '../../services/audit/export.service.ts';
import { recordContactDataView } from '../../services/security-log/security-log.service.ts';
import {
  answerMessage,
  getMessage,
  messageColumns,
  presentMessage,
  removeMessage,
  saveNote,
  setRead,
} from './admin/admin-contact.service.ts';
import { countByState, countMessages, listMessages, readMessages, saveDepartment } from './contact.queries.ts';
import { getDepartment, readDepartments, sendContactMessage } from './contact.service.ts';

export function adminContactRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  // Not logged as a view of contact data: the menu of every page asks, and only counts are shown.
  route(app, context, adminContactContract.countContactMessages, () => countByState(database));

  route(app, context, adminContactContract.listContactMessages, async ({ query, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'contact-messages');
    const [rows, total, counts] = await Promise.all([
      listMessages(database, query),
      countMessages(database, query),
      countByState(database),
    ]);
    return {
      messages: rows.map(presentMessage),
      ...presentPage(total, query),
      counts,
    };
  });

  const files = { csv: adminContactContract.downloadMessagesCsv, xlsx: adminContactContract.downloadMessagesXlsx };
  for (const format of FILE_FORMATS) {
    route(app, context, files[format], async ({ query, viewer, request, reply }) => {
      const rows = await countMessages(database, query);
      const target = { type: 'list', id: 'contact-messages', label: 'Mensajes de contacto' };
      const exported = { action: 'contact.export', target, detail: 'contact-messages', rows } as const;
      await recordExport(database, { viewer, request }, exported);
      return sendTable(reply, {
        format,
        title: 'Mensajes de contacto',
        columns: chooseColumns(messageColumns, query.columns),
        batches: readMessages(database, query),
      });
    });
  }

  route(app, context, adminContactContract.getContactMessage, async ({ params, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'contact-messages');
    return getMessage(database, params.id);
  });

  route(app, context, adminContactContract.markMessageRead, ({ params }) => setRead(context, params.id, true));

  route(app, context, adminContactContract.markMessageUnread, ({ params }) => setRead(context, params.id, false));

  route(app, context, adminContactContract.answerMessage, ({ params, body, viewer }) =>
    answerMessage(context, viewer, params.id, body.answer),
  );

  route(app, context, adminContactContract.saveNote, ({ params, body, viewer }) =>
    saveNote(context, viewer, params.id, body.note || null),
  );

  route(app, context, adminContactContract.deleteContactMessage, async ({ params, viewer }) => {
    await removeMessage(context, viewer, params.id);
    return { id: params.id };
  });

  route(app, context, adminContactContract.updateDepartment, ({ params: { key }, body, viewer }) =>
    database.transaction(async (transaction) => {
      const before = await getDepartment(transaction, key);
      const after = { email: body.email || null, phone: body.phone || null };
      await saveDepartment(transaction, { key, ...after });
      await writeAuditLog(transaction, viewer, {
        action: 'department.update',
        target: { type: 'department', id: key, label: before.name },
        details: { before: { email: before.email, phone: before.phone }, after },
      });
      return getDepartment(transaction, key);
    }),
  );
}

export function contactRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, contactContract.listDepartments, () => readDepartments(context.database));

  route(app, context, contactContract.sendContactMessage, async ({ body, viewer }) => {
    await context.limiter.hit('contact', [`member:${viewer.id}`]);
    return sendContactMessage(context, viewer, body);
  });
}
