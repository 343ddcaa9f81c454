import type { AuditEntry } from '#contract/admin/audit.contract.ts';
import { managementPages } from '../../content/admin.ts';

/** Where what was acted upon can be seen, if it still exists; there may be nothing any more. */
export function targetPath({ action, target }: Pick<AuditEntry, 'action' | 'target'>): string | null {
  if (action.endsWith('.delete')) return null;
  switch (target.type) {
    case 'settings':
      return '/admin';
    case 'category':
      return '/admin?pestana=categorias';
    case 'project':
      return `${managementPages.projects.href}/${target.id}`;
    case 'event':
      return `${managementPages.events.href}/${target.id}`;
    case 'news':
      return `${managementPages.news.href}/${target.id}`;
    case 'post':
      return `/forum/post/${target.id}`;
    case 'member':
      return `${managementPages.members.href}?${new URLSearchParams({ buscar: target.label })}`;
    case 'contact-message':
      return `${managementPages.contact.href}/${target.id}`;
    case 'department':
      return `${managementPages.contact.href}/departamentos`;
    case 'issue':
      return `${managementPages.newsletter.href}/${target.id}`;
    case 'subscriber':
    case 'newsletter':
      return `${managementPages.newsletter.href}/suscriptores`;
    default:
      return null;
  }
}
