import { eq, isNotNull, ne } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Queryable } from '../../database/database.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { contactMessages } from '../../database/schema/contact.ts';
import { events } from '../../database/schema/events.ts';
import { news } from '../../database/schema/news.ts';
import { newsletterIssues } from '../../database/schema/newsletter.ts';
import { projects } from '../../database/schema/projects.ts';
import { reports } from '../../database/schema/reports.ts';
import { HOUR_MS, MINUTE_MS } from '../days.ts';
import { insertRows } from '../demo-rows.ts';
import { ADMIN, memberProfiles } from '../members/member-profiles.ts';
import { type Community, findMember } from '../members/members.ts';

interface AuditLine {
  at: Date;
  action: AuditAction;
  target: { type: string; id: string; label: string };
  details?: Record<string, unknown>;
}

/** What the administrator did, told by the rest of the data set. In the order of its days. */
export async function insertAuditLines(database: Queryable, community: Community): Promise<void> {
  const { firstName, lastName } = memberProfiles[ADMIN];
  const lines = [
    ...(await publications(database)),
    ...(await decisions(database)),
    ...(await correspondence(database)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(
    database,
    auditLog,
    lines.map(({ at, action, target, details = {} }) => ({
      at,
      actorId: findMember(community, ADMIN).id,
      actorName: `${firstName} ${lastName}`,
      action,
      targetType: target.type,
      targetId: target.id,
      targetLabel: target.label,
      details,
    })),
  );
}

async function publications(database: Queryable): Promise<AuditLine[]> {
  const published = eq(events.publication, 'published');
  const eventRows = await database.select().from(events).where(published);
  const newsRows = await database.select().from(news);
  const projectRows = await database.select().from(projects);
  const lineOf =
    (type: 'event' | 'news' | 'project') =>
    ({ id, title, createdAt }: { id: string; title: string; createdAt: Date }, index: number): AuditLine => ({
      // One after the other, also where several were announced on the same day.
      at: new Date(createdAt.getTime() + (index % 20) * 11 * MINUTE_MS),
      action: `${type}.publish`,
      target: { type, id, label: title },
    });
  return [...eventRows.map(lineOf('event')), ...newsRows.map(lineOf('news')), ...projectRows.map(lineOf('project'))];
}

async function decisions(database: Queryable): Promise<AuditLine[]> {
  const decided = await database.select().from(reports).where(ne(reports.status, 'open'));
  const returned = await database.select().from(events).where(eq(events.publication, 'returned'));
  return [
    ...decided.map(({ kind, subjectId, authorId, snapshot, reason, status, resolvedAt, createdAt }) => {
      const verb = status === 'resolved' ? ('resolve' as const) : ('dismiss' as const);
      const { firstName, lastName } = snapshot.author;
      const line = { at: resolvedAt ?? createdAt, details: { reason } };
      return kind === 'message'
        ? {
            ...line,
            action: `message-report.${verb}` as const,
            target: { type: 'member', id: authorId ?? '', label: `${firstName} ${lastName}` },
          }
        : {
            ...line,
            action: `report.${verb}` as const,
            target: { type: kind, id: subjectId ?? '', label: snapshot.title ?? '' },
          };
    }),
    ...returned.map(({ id, title, returnReason, createdAt }) => ({
      at: new Date(createdAt.getTime() + 14 * HOUR_MS),
      action: 'proposal.return' as const,
      target: { type: 'event', id, label: title },
      details: { reason: returnReason },
    })),
  ];
}

async function correspondence(database: Queryable): Promise<AuditLine[]> {
  const answered = await database.select().from(contactMessages).where(isNotNull(contactMessages.answeredAt));
  const issues = await database.select().from(newsletterIssues).where(eq(newsletterIssues.state, 'sent'));
  return [
    ...answered.map(({ id, name, answeredAt, createdAt }) => ({
      at: answeredAt ?? createdAt,
      action: 'contact.answer' as const,
      target: { type: 'contact-message', id, label: name },
    })),
    ...issues.map(({ id, subject, sentAt, createdAt }) => ({
      at: sentAt ?? createdAt,
      action: 'issue.send' as const,
      target: { type: 'issue', id, label: subject },
    })),
  ];
}
