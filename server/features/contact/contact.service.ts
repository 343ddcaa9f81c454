import type { ContactBody, ContactDepartment } from '#contract/contact/contact.contract.ts';
import {
  type ContactSubject,
  type DepartmentKey,
  departmentKey,
  departmentNames,
  departmentOf,
} from '#contract/contact/contact-subjects.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { normalizePhone } from '../../core/phone.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { recordConsent, requireConsent } from '../../services/legal/consents.service.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { findPublishedProject } from '../projects/projects.queries.ts';
import { insertContactMessage, listDepartments } from './contact.queries.ts';
import { copyMail, departmentMail, type Mailbox } from './contact-mails.tsx';

/** Short enough to say on the telephone. */
export function contactReference(number: number): string {
  return `MSJ-${String(number).padStart(5, '0')}`;
}

/** The general department has the contact data of the site's settings. */
export async function readDepartments(database: Queryable): Promise<ContactDepartment[]> {
  const settings = await getSettings(database);
  const rows = await listDepartments(database);
  const general = { email: settings.contactEmail || null, phone: settings.contactPhone || null };
  return departmentKey.options.map((key) => {
    const own = rows.find((row) => row.key === key);
    const { email = null, phone = null } = key === 'general' ? general : (own ?? {});
    return { key, name: departmentNames[key], email, phone };
  });
}

export async function getDepartment(database: Queryable, key: DepartmentKey): Promise<ContactDepartment> {
  const department = (await readDepartments(database)).find((each) => each.key === key);
  if (!department) throw new Error(`no department ${key}`);
  return department;
}

/** Falls back to the general address; undefined where there is none. */
export async function departmentEmail(database: Queryable, subject: ContactSubject): Promise<Mailbox | undefined> {
  const { email, name } = await getDepartment(database, departmentOf[subject]);
  if (email) return { name, email };
  const { contactEmail } = await getSettings(database);
  return contactEmail ? { name: departmentNames.general, email: contactEmail } : undefined;
}

type Deps = Pick<Context, 'database' | 'jobs' | 'config'>;

/** Message and mails are committed together: none is lost while the mail server is away. */
export async function sendContactMessage(deps: Deps, viewer: Viewer, form: ContactBody) {
  const { database, jobs, config } = deps;
  requireConsent(deps, form.consent);
  return database.transaction(async (transaction) => {
    const project = form.projectId ? await findPublishedProject(transaction, form.projectId) : undefined;
    if (form.projectId && !project) throw invalid({ projectId: 'El proyecto ya no está disponible' });
    const values = {
      name: form.name,
      email: form.email,
      phone: normalizePhone(form.phone ?? '') ?? (form.phone || null),
      company: form.company || null,
      subject: form.subject,
      message: form.message,
    };
    const row = await insertContactMessage(transaction, { ...values, userId: viewer.id, projectId: project?.id });
    const agreement = { purpose: 'contact' as const, userId: viewer.id, contactMessageId: row.id };
    await recordConsent(transaction, agreement, form.consent);
    const settings = await getSettings(transaction);
    const site = { ...settings, publicUrl: config.publicUrl };
    const department = await departmentEmail(transaction, form.subject);
    const reference = contactReference(row.number);
    const message = { ...values, ...row, reference, projectTitle: project?.title ?? null };
    // Without an address the message waits in the inbox.
    if (department) {
      const mail = await departmentMail(message, viewer, { department, site });
      await jobs.enqueue(transaction, 'mail', { ...mail, official: true, about: viewer.id });
    }
    // Only to the sender's own confirmed address: any other would let members mail their text to strangers.
    const copySent = viewer.isEmailVerified && form.email === viewer.email;
    if (copySent) await jobs.enqueue(transaction, 'mail', await copyMail(message, department, site));
    return { id: row.id, reference, createdAt: row.createdAt, copySent };
  });
}
