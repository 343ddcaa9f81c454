// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { Mutation } from './mutation.ts';

const BACKUP = 'server/features/backup/backup.test.ts';

/** Copies of everything, and what a restore must not bring back. */
export const BACKUP_MUTATIONS: Mutation[] = [
  {
    name: 'a backup that anybody on the machine can read',
    file: 'server/features/backup/archive.ts',
    from: 'mode: 0o600, flush: true',
    to: 'mode: 0o644, flush: true',
    killedBy: BACKUP,
    named: 'is private, verified, and without sessions',
  },
  {
    name: 'a restore opens sessions again that ended since',
    file: 'server/features/backup/table-copy.queries.ts',
    from: "  'sessions',\n",
    to: '',
    killedBy: BACKUP,
    named: 'is private, verified, and without sessions',
  },
  {
    name: 'a backup of several moments',
    file: 'server/features/backup/table-copy.queries.ts',
    from: 'isolation level repeatable read read only',
    to: 'isolation level read committed read only',
    killedBy: BACKUP,
    named: 'is one consistent state',
  },
  {
    name: 'a damaged backup passes for a whole one',
    file: 'server/features/backup/archive.ts',
    from: '    await unpacking;\n',
    to: '',
    and: [
      {
        file: 'server/features/backup/verify-backup.service.ts',
        from: '    if (!isEqual) throw',
        to: '    if (false) throw',
      },
      {
        file: 'server/features/backup/backup.service.ts',
        from: 'if (noted && noted !== sha256)',
        to: 'if (false)',
      },
    ],
    killedBy: BACKUP,
    named: 'that was changed or cut off is refused',
  },
  {
    name: 'a restore replaces the database of a running portal',
    file: 'server/features/backup/restore-backup.service.ts',
    from: 'if (live.users === 0) return live;',
    to: 'return live;',
    killedBy: BACKUP,
    named: 'is refused while something uses the database',
  },
  {
    name: 'a restore sends mails again that were sent since the backup',
    file: 'server/features/backup/restore-backup.service.ts',
    from: '      await holdMail(transaction);\n',
    to: '',
    killedBy: BACKUP,
    named: 'holds every mail',
  },
  {
    name: 'a restore brings back whoever left since the backup',
    file: 'server/features/own-data/own-data.service.ts',
    from: '    await noteDeletion(transaction, viewer.id);\n',
    to: '',
    killedBy: BACKUP,
    named: 'deletes again whoever left',
  },
];
