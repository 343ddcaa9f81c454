import type {
  InvitationForm,
  InvitationReport,
  RefusedInvitation,
} from '#contract/invitations/invitations.contract.ts';
import type { Context } from '../../core/context.ts';
import type { CsvRecord } from '../../core/csv-records.ts';
import { conflict, invalidLink, notFound } from '../../core/errors.ts';
import { createLinkToken } from '../../core/link-token.ts';
import type { CallActor } from '../../core/lock-actor.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { parseInvitations } from './invitation-csv.ts';
import { invitationMail } from './invitation-mails.tsx';
import {
  findInvitationByToken,
  type InvitationRow,
  insertInvitations,
  listInvitedEmails,
  listMemberEmails,
  lockInvitation,
  type NewInvitation,
  renewInvitation,
  revokeInvitation,
  storeToken,
} from './invitations.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'deliveryRules'>;

const IS_MEMBER = 'Esta dirección ya tiene una cuenta';
const IS_INVITED = 'Esta dirección ya tiene una invitación pendiente';

const INSERT_BATCH_SIZE = 500;
const SAMPLE_SIZE = 5;

const targetOf = ({ id, firstName, lastName }: InvitationRow) => ({
  type: 'invitation',
  id,
  label: `${firstName} ${lastName}`,
});

const toRow = ({ company, note, ...person }: InvitationForm): NewInvitation => ({
  ...person,
  company: company || null,
  note: note || null,
});

/** Mails are composed and sent by jobs, however many there are. */
async function insertAll({ jobs }: Deps, transaction: Queryable, viewer: Viewer, people: InvitationForm[]) {
  // Deadlock-free: addresses are inserted in sorted order.
  const inOrder = people.map(toRow).sort((one, other) => (one.email < other.email ? -1 : 1));
  const inserted: InvitationRow[] = [];
  for (let start = 0; start < inOrder.length; start += INSERT_BATCH_SIZE) {
    const batch = inOrder.slice(start, start + INSERT_BATCH_SIZE);
    inserted.push(...(await insertInvitations(transaction, batch, viewer.id)));
  }
  await jobs.enqueueAll(
    transaction,
    'invitation',
    inserted.map(({ id }) => ({ invitationId: id })),
  );
  return inserted;
}

export function inviteMember(deps: Deps, { viewer, lock }: CallActor, form: InvitationForm): Promise<InvitationRow> {
  return deps.database.transaction(async (transaction) => {
    await lock(transaction);
    const refusal = (message: string) => conflict(message, { email: message });
    if ((await listMemberEmails(transaction, [form.email], deps.config)).length > 0) throw refusal(IS_MEMBER);
    await deps.deliveryRules.requireBudget(transaction, form.email, 'invitation');
    const [added] = await insertAll(deps, transaction, viewer, [form]);
    if (!added) throw refusal(IS_INVITED);
    await writeAuditLog(transaction, viewer, { action: 'invitation.send', target: targetOf(added) });
    return added;
  });
}

const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;

async function sortOut({ config }: Pick<Deps, 'config'>, database: Queryable, records: CsvRecord[]) {
  const { people, refused } = parseInvitations(records);
  const emails = people.map(({ person }) => person.email);
  const members = new Set(await listMemberEmails(database, emails, config));
  const invited = new Set(await listInvitedEmails(database, emails));
  const known: RefusedInvitation[] = [];
  const ready = people.filter(({ line, text, person }) => {
    if (members.has(person.email)) known.push({ line, text, kind: 'member', reason: IS_MEMBER });
    else if (invited.has(person.email)) known.push({ line, text, kind: 'invited', reason: IS_INVITED });
    else return true;
    return false;
  });
  return { ready, refused: [...refused, ...known].sort(byLine) };
}

type SortedOut = Awaited<ReturnType<typeof sortOut>>;

function withoutInvited({ ready, refused }: SortedOut, added: ReadonlySet<string>): SortedOut {
  const invited = ready
    .filter(({ person }) => !added.has(person.email))
    .map(({ line, text }): RefusedInvitation => ({ line, text, kind: 'invited', reason: IS_INVITED }));
  return {
    ready: ready.filter(({ person }) => added.has(person.email)),
    refused: [...refused, ...invited].sort(byLine),
  };
}

function report({ ready, refused }: SortedOut): InvitationReport {
  const sample = ready.slice(0, SAMPLE_SIZE).map(({ line, person }) => {
    const { firstName, lastName, email, company } = toRow(person);
    return { line, firstName, lastName, email, company };
  });
  return { ready: ready.length, sample, refused };
}

export async function previewInvitations(deps: Deps, records: CsvRecord[]): Promise<InvitationReport> {
  return report(await sortOut(deps, deps.database, records));
}

/** Idempotent: repeated invitations are skipped. */
export function sendInvitations(
  deps: Deps,
  { viewer, lock }: CallActor,
  records: CsvRecord[],
): Promise<InvitationReport> {
  return deps.database.transaction(async (transaction) => {
    await lock(transaction);
    const found = await sortOut(deps, transaction, records);
    const people = found.ready.map(({ person }) => person);
    const added = await insertAll(deps, transaction, viewer, people);
    const sorted = withoutInvited(found, new Set(added.map(({ email }) => email)));
    await writeAuditLog(transaction, viewer, {
      action: 'invitation.import',
      target: { type: 'list', id: 'invitations', label: 'Invitaciones' },
      details: { recipients: added.length, refused: sorted.refused.length },
    });
    return report(sorted);
  });
}

/** Nothing is sent if it was revoked or accepted in the meantime. */
export function sendInvitation({ database, jobs, config }: Deps, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const invitation = await lockInvitation(transaction, id);
    if (invitation?.state !== 'pending') return;
    const token = createLinkToken();
    await storeToken(transaction, id, token);
    const site = { ...(await getSettings(transaction)), publicUrl: config.publicUrl };
    const mail = await invitationMail(invitation, site, token);
    await jobs.enqueue(transaction, 'mail', { ...mail, kind: 'invitation' });
  });
}

async function requireInvitation(transaction: Queryable, id: string): Promise<InvitationRow> {
  const invitation = await lockInvitation(transaction, id);
  if (!invitation) throw notFound('Esta invitación ya no existe.');
  if (invitation.state === 'accepted') throw conflict('Esta persona ya aceptó la invitación.');
  return invitation;
}

export function resendInvitation(deps: Deps, { viewer, lock }: CallActor, id: string): Promise<InvitationRow> {
  return deps.database.transaction(async (transaction) => {
    await lock(transaction);
    const { state, email } = await requireInvitation(transaction, id);
    if (state === 'revoked') throw conflict('Esta invitación está anulada. Invita a la persona de nuevo.');
    await deps.deliveryRules.requireBudget(transaction, email, 'invitation');
    const renewed = await renewInvitation(transaction, id);
    await deps.jobs.enqueue(transaction, 'invitation', { invitationId: id });
    await writeAuditLog(transaction, viewer, { action: 'invitation.resend', target: targetOf(renewed) });
    return renewed;
  });
}

export function cancelInvitation({ database }: Deps, viewer: Viewer, id: string): Promise<InvitationRow> {
  return database.transaction(async (transaction) => {
    const invitation = await requireInvitation(transaction, id);
    if (invitation.state === 'revoked') return invitation;
    const revoked = await revokeInvitation(transaction, id);
    await writeAuditLog(transaction, viewer, { action: 'invitation.revoke', target: targetOf(revoked) });
    return revoked;
  });
}

/** Only the hash of the token is stored. */
export async function openInvitation(database: Queryable, token: string) {
  const invitation = await findInvitationByToken(database, token);
  if (!invitation) throw invalidLink();
  return invitation;
}
