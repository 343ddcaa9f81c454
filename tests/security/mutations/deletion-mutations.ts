// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { Mutation } from './mutation.ts';

const LEAVING = 'server/features/own-data/account-deletion.test.ts';
const LEAVING_RACE = 'server/features/own-data/account-deletion-race.test.ts';
const TRIGGERS = 'server/database/migrations/0013_media_library.sql';

/** Writes that race with the deletion of an account. */
export const DELETION_MUTATIONS: Mutation[] = [
  {
    name: 'an account is deleted while a request of it takes a seat',
    file: 'server/features/own-data/own-data.queries.ts',
    from: '  await database.execute(sql`select from users where id = ${userId} for update`);\n',
    to: '',
    killedBy: LEAVING_RACE,
    named: 'waits for a seat',
  },
  {
    name: 'a request that waited for the deletion of its account takes a seat',
    file: TRIGGERS,
    from: 'IF deleted IS NOT NULL THEN',
    to: 'IF false THEN',
    killedBy: LEAVING_RACE,
    named: 'refuses a seat',
  },
  {
    name: 'a request that waited for the deletion of its account brings back its name',
    file: TRIGGERS,
    from: 'WHEN (OLD.deleted_at IS NOT NULL)',
    to: 'WHEN (false)',
    killedBy: LEAVING_RACE,
    named: 'refuses a change of the profile',
  },
  {
    name: 'a block reaches somebody who has just left',
    file: TRIGGERS,
    from: 'WHERE id = NEW.receiver_id AND deleted_at IS NOT NULL',
    to: 'WHERE false',
    killedBy: LEAVING_RACE,
    named: 'refuses a block',
  },
  {
    name: 'a notification that names who left arrives after the deletion',
    file: TRIGGERS,
    from: 'WHERE id IN (NEW.user_id, NEW.about_id) AND deleted_at IS NOT NULL',
    to: 'WHERE false',
    killedBy: LEAVING_RACE,
    named: 'leaves no notification',
  },
  {
    name: 'administrators go on reading the name of who proposed an event and left',
    file: 'server/features/events/event-notifications.tsx',
    from: '    aboutId: id,\n',
    to: '',
    killedBy: LEAVING,
    named: 'no word is left',
  },
];
