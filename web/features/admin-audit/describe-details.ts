import type { AuditEntry } from '#contract/admin/audit.contract.ts';
import { auditDetailLabels } from '../../content/audit.ts';

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

/** Details of an audit entry as labelled lines; empty and unlabelled ones are left out. */
export function describeDetails(details: AuditEntry['details']): { label: string; text: string }[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const label = auditDetailLabels[name];
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    return label && !isEmpty ? [{ label, text: plain(value) }] : [];
  });
}
