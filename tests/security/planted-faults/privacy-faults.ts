// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { PlantedFault } from './planted-fault.ts';

const CONSENTS = 'server/features/own-data/consents.routes.test.ts';
const RETENTION = 'server/features/retention/retention.service.test.ts';
const EVIDENCE = 'server/features/moderation/evidence.test.ts';

/** What is kept about people, for how long, and what outlives them. */
export const PRIVACY_FAULTS: PlantedFault[] = [
  {
    name: 'whoever edits a reported post changes the evidence',
    file: 'server/features/moderation/queue.queries.ts',
    from: 'text: forumReports.content,',
    to: 'text: sql<string>`coalesce(${forumComments.content}, ${forumPosts.content})`,',
    caughtBy: EVIDENCE,
    named: 'edits a post',
  },
  {
    name: 'a reported post takes its report along',
    file: 'server/database/migrations/0029_privacy-and-evidence.sql',
    from: 'FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null',
    to: 'FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade',
    caughtBy: EVIDENCE,
    named: 'deletes a post',
  },
  {
    name: 'whoever deletes their reported comment decides the report',
    file: 'server/features/forum/comments.service.ts',
    from: 'if (comment.author.id !== viewer.id) await resolveReportsAbout(',
    to: 'await resolveReportsAbout(',
    caughtBy: EVIDENCE,
    named: 'deletes a comment',
  },
  {
    name: 'a report goes with the message, when its sender leaves',
    file: 'server/database/migrations/0029_privacy-and-evidence.sql',
    from: 'REFERENCES "public"."messages"("id") ON DELETE set null',
    to: 'REFERENCES "public"."messages"("id") ON DELETE cascade',
    caughtBy: EVIDENCE,
    named: 'leaves the portal',
  },
  {
    name: 'a report goes with who reported',
    file: 'server/features/own-data/traces.ts',
    from: "    exportedAs: 'reportesDelForo',\n    shownAs: reportAsSent,\n    onDeletion: 'keep',",
    to: "    exportedAs: 'reportesDelForo',\n    shownAs: reportAsSent,\n    onDeletion: 'remove',",
    caughtBy: EVIDENCE,
    named: 'who reported it leaves',
  },
  {
    name: 'decided reports are kept for ever',
    file: 'server/features/retention/retention.queries.ts',
    from: 'isOver: (cutoff) => sql`resolved_at < ${cutoff}` });',
    to: 'isOver: (cutoff) => sql`resolved_at < ${cutoff} and false` });',
    caughtBy: EVIDENCE,
    named: '180 days',
  },
  {
    name: 'reports that nobody has looked at run out',
    file: 'server/features/retention/retention.queries.ts',
    from: 'isOver: (cutoff) => sql`resolved_at < ${cutoff}` });',
    to: 'isOver: (cutoff) => sql`coalesce(resolved_at, created_at) < ${cutoff}` });',
    caughtBy: EVIDENCE,
    named: '180 days',
  },
  {
    name: 'a profile is reported by whom its owner blocked, who so learns of it',
    file: 'server/features/members/profile-reports.routes.ts',
    from: '    await getMember(context, viewer.id, params.id);\n',
    to: '',
    caughtBy: 'server/features/members/profile-reports.routes.test.ts',
    named: 'whom one cannot see',
  },
  {
    name: 'consent that nobody gave is kept as given',
    file: 'server/features/legal/consents.service.ts',
    from: 'given: given ?? false,',
    to: 'given: given ?? true,',
    caughtBy: CONSENTS,
    named: 'kept as not given',
  },
  {
    name: 'production takes what is sent without consent',
    file: 'server/features/legal/consents.service.ts',
    from: 'if (config.requireConsent && given !== true)',
    to: 'if (config.requireConsent && given === false)',
    caughtBy: CONSENTS,
    named: 'asked for in production',
  },
  {
    name: 'the newsletter goes on after consent was taken back',
    file: 'server/features/own-data/consents.routes.ts',
    from: '      if (held?.subscriberId) await deactivateSubscriber(transaction, held.subscriberId);\n',
    to: '',
    caughtBy: CONSENTS,
    named: 'ends the newsletter',
  },
  {
    name: 'whoever claims an address takes back the consent of its owner',
    file: 'server/features/own-data/consents.queries.ts',
    from: '    isEmailVerified\n      ? inArray(',
    to: '    isEmailVerified || !isEmailVerified\n      ? inArray(',
    caughtBy: CONSENTS,
    named: 'ends the newsletter',
  },
  {
    name: 'the security log is kept for ever',
    file: 'server/features/retention/retention.queries.ts',
    from: "securityLog: [{ table: 'security_events', isOver: (cutoff) => sql`at < ${cutoff}` }],",
    to: 'securityLog: [],',
    caughtBy: RETENTION,
  },
  {
    name: 'sent mails stay in the queue',
    file: 'server/features/retention/retention.queries.ts',
    from: "    { table: 'pgboss.archive', isOver: finished },\n",
    to: '',
    caughtBy: RETENTION,
  },
];
