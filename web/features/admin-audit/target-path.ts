import type { AuditEntry } from '#contract/admin/audit.contract.ts';
import {
  adminMembersPath,
  contactMessagePath,
  departmentsPath,
  editEventPath,
  editNewsPath,
  editProjectPath,
  issuePath,
  postPath,
  subscribersPath,
} from '#contract/paths.ts';

/** Path to the affected record; `null` for a deletion or a record without a page. */
export function targetPath({ action, target }: Pick<AuditEntry, 'action' | 'target'>): string | null {
  if (action.endsWith('.delete')) return null;
  switch (target.type) {
    case 'settings':
      return '/admin';
    case 'category':
      return '/admin?pestana=categorias';
    case 'project':
      return editProjectPath(target);
    case 'event':
      return editEventPath(target);
    case 'news':
      return editNewsPath(target);
    case 'post':
      return postPath(target);
    case 'member':
      return `${adminMembersPath}?${new URLSearchParams({ buscar: target.label })}`;
    case 'contact-message':
      return contactMessagePath(target);
    case 'department':
      return departmentsPath;
    case 'issue':
      return issuePath(target);
    case 'subscriber':
    case 'newsletter':
      return subscribersPath;
    default:
      return null;
  }
}
