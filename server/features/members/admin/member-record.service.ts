import type { ParsedBodyOf } from '#contract/endpoint.ts';
import {
  type MemberForm,
  memberForm,
  type memberRecordContract,
} from '#contract/members/admin/member-record.contract.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { requirePhone } from '../../../core/phone.ts';
import { editedValues } from '../../../core/versioned-edit.ts';
import type { Viewer } from '../../../core/viewer.ts';
import type { Queryable } from '../../../database/database.ts';
import { writeAuditLog } from '../../../services/audit/audit.service.ts';
import { findMember, lockMember, type MemberRow, updateMember } from './admin-members.queries.ts';
import { deleteNote, insertNote, listNotes, readParticipation } from './member-record.queries.ts';

type Deps = Pick<Context, 'database'>;

const memberNotFound = () => notFound('La persona que buscas no existe o eliminó su cuenta.');

async function describeRecord(database: Queryable, row: MemberRow) {
  const [{ lastSignInAt, ...counts }, notes] = [
    await readParticipation(database, row.id),
    await listNotes(database, row.id),
  ];
  return { ...row, lastSignInAt, counts, notes };
}

type MemberRecord = Awaited<ReturnType<typeof describeRecord>>;

export async function getMemberRecord({ database }: Deps, id: string): Promise<MemberRecord> {
  const row = await findMember(database, id);
  if (!row) throw memberNotFound();
  return describeRecord(database, row);
}

function toValues({ firstName, lastName, phone, company, position, location }: MemberForm) {
  return {
    firstName,
    lastName,
    phone: phone ? requirePhone(phone) : null,
    company: company || null,
    position: position || null,
    location: location || null,
  };
}

const targetOf = ({ id, firstName, lastName }: MemberRow) => ({
  type: 'member',
  id,
  label: `${firstName} ${lastName}`,
});

function withMember(
  { database }: Deps,
  id: string,
  change: (transaction: Queryable, member: MemberRow) => Promise<MemberRow>,
): Promise<MemberRecord> {
  return database.transaction(async (transaction) => {
    const member = await lockMember(transaction, id);
    if (!member) throw memberNotFound();
    return describeRecord(transaction, await change(transaction, member));
  });
}

export function editMember(
  deps: Deps,
  viewer: Viewer,
  id: string,
  edit: ParsedBodyOf<typeof memberRecordContract.editMember>,
): Promise<MemberRecord> {
  return withMember(deps, id, async (transaction, member) => {
    const current = await describeRecord(transaction, member);
    const values = editedValues({ form: memberForm, toValues, current, edit });
    const changed = Object.entries(values ?? {}).filter(([name, value]) => member[name as keyof MemberRow] !== value);
    if (changed.length === 0) return member;
    const logged = changed.filter(([name]) => name !== 'phone');
    const after = await updateMember(transaction, id, { ...Object.fromEntries(changed), version: member.version + 1 });
    await writeAuditLog(transaction, viewer, {
      action: 'member.update',
      target: targetOf(after),
      details: {
        before: Object.fromEntries(logged.map(([name]) => [name, member[name as keyof MemberRow] ?? null])),
        after: Object.fromEntries(logged),
        // The log outlives the account: only the fact of the change is kept.
        ...(logged.length < changed.length && { phone: 'changed' }),
      },
    });
    return after;
  });
}

/** The log outlives the account, and does not hold the text. */
export function addNote(deps: Deps, viewer: Viewer, id: string, text: string): Promise<MemberRecord> {
  return withMember(deps, id, async (transaction, member) => {
    const authorName = `${viewer.firstName} ${viewer.lastName}`;
    await insertNote(transaction, { memberId: id, authorId: viewer.id, authorName, text });
    await writeAuditLog(transaction, viewer, { action: 'member.note', target: targetOf(member) });
    return member;
  });
}

export function removeNote(deps: Deps, viewer: Viewer, id: string, noteId: string): Promise<MemberRecord> {
  return withMember(deps, id, async (transaction, member) => {
    if (!(await deleteNote(transaction, id, noteId))) throw notFound('La nota no existe.');
    await writeAuditLog(transaction, viewer, { action: 'member.remove-note', target: targetOf(member) });
    return member;
  });
}
