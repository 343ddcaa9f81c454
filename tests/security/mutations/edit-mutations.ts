import type { Mutation } from './mutation.ts';

const NEWS = 'server/features/news/admin-news.routes.test.ts';

/** What has to hold for a whole record when only a part of it is edited. */
export const EDIT_MUTATIONS: Mutation[] = [
  {
    name: 'the version that an edit began from is not compared',
    file: 'server/core/versioned-edit.ts',
    from: 'if (version !== current.version) throw versionConflict(current, EDITED);',
    to: 'void [version, versionConflict];',
    killedBy: NEWS,
    named: 'another version than the current one',
  },
  {
    name: 'an approval ignores the version that was read',
    file: 'server/core/versioned-edit.ts',
    from: 'if (version !== undefined && version !== current.version) throw',
    to: 'if (version === 0) throw',
    killedBy: 'server/features/events/proposals.routes.test.ts',
    named: 'not what its author put in its place',
  },
  {
    name: 'the text of a short note stays behind its summary',
    file: 'server/features/news/news.routes.ts',
    from: 'const isShortNote = current.content === current.excerpt;',
    to: "const isShortNote = current.content === '';",
    killedBy: NEWS,
    named: 'keeps the text of a short note',
  },
];
