import { Link } from 'wouter';
import {
  adminMediaPath,
  adminMemberPath,
  contactMessagePath,
  departmentsPath,
  editEventPath,
  editNewsPath,
  editProjectPath,
  invitationsPath,
  issuePath,
  subscribersPath,
} from '#contract/admin-paths.ts';
import type { AuditEntry } from '#contract/audit/audit.contract.ts';
import { postPath } from '#contract/paths.ts';
import { auditActionLabel, auditDetailLabels } from '../../../copy/audit.ts';
import { LogLine } from '../../../ui/log-line.tsx';

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vacío)';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (Array.isArray(value)) return value.map(plain).join('; ');
  if (typeof value !== 'object') return String(value);
  const { before, after, name } = value as Record<string, unknown>;
  if (name !== undefined) return plain(name);
  if (before !== undefined || after !== undefined) return `${plain(before)} → ${plain(after)}`;
  return Object.values(value).map(plain).join(', ');
}

/** Empty and unlabelled details are left out. */
export function describeDetails(details: AuditEntry['details']): { label: string; text: string }[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const label = auditDetailLabels[name];
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    return label && !isEmpty ? [{ label, text: plain(value) }] : [];
  });
}

/** `null` for a deletion or a record without a page. */
function targetPath({ action, target }: Pick<AuditEntry, 'action' | 'target'>): string | null {
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
    case 'media':
      return adminMediaPath;
    case 'post':
      return postPath(target);
    case 'member':
      return adminMemberPath(target);
    case 'invitation':
      return invitationsPath;
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

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { actorName, action, target, at } = entry;
  const path = targetPath(entry);
  const details = describeDetails(entry.details);
  return (
    <LogLine
      what={auditActionLabel(action)}
      at={at}
      about={
        path ? (
          <Link href={path} className="inline-link">
            {target.label}
          </Link>
        ) : (
          target.label
        )
      }
      note={`Por ${actorName}`}
    >
      {details.length > 0 ? (
        <dl className="mt-2 grid gap-x-4 gap-y-1 border-t border-border pt-2 text-sm sm:grid-cols-[auto_1fr]">
          {details.map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </LogLine>
  );
}
