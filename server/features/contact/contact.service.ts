import type { ContactBody, ContactReceipt } from '#contract/contact/contact.contract.ts';
import { departmentOf } from '#contract/contact/contact-subjects.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { normalizePhone } from '../../core/phone.ts';
import type { Viewer } from '../../core/viewer.ts';
import { recordConsent, requireConsent } from '../legal/consents.service.ts';
import { findPublishedProject } from '../projects/projects.queries.ts';
import { getSettings } from '../site/site.queries.ts';
import { insertContactMessage } from './contact.queries.ts';
import { copyMail, departmentMail } from './contact-mails.ts';
import { contactReference } from './contact-reference.ts';
import { getDepartment } from './departments.service.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config'>;

/** Message and mails are committed together: none is lost while the mail server is away. */
export async function sendContactMessage(deps: Deps, viewer: Viewer, form: ContactBody): Promise<ContactReceipt> {
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
    const { siteName } = await getSettings(transaction);
    const site = { siteName, publicUrl: config.publicUrl };
    const department = await getDepartment(transaction, departmentOf[form.subject]);
    const reference = contactReference(row.number);
    const message = { ...values, ...row, reference, projectTitle: project?.title ?? null };
    await jobs.enqueue(transaction, 'mail', {
      ...departmentMail(message, viewer, { department, site }),
      official: true,
    });
    // Only to the sender's own confirmed address: any other would let members mail their text to strangers.
    const copySent = viewer.isEmailVerified && form.email === viewer.email;
    if (copySent) await jobs.enqueue(transaction, 'mail', copyMail(message, department, site));
    return { id: row.id, reference, createdAt: row.createdAt.toISOString(), copySent };
  });
}
