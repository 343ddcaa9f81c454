// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { Mutation } from './mutation.ts';

const PHOTOS = 'server/features/profile/photo.routes.test.ts';
const FILES = 'server/core/files/stored-files.test.ts';
const MEDIA = 'server/features/media/media.routes.test.ts';
const MEDIA_USES = 'server/features/media/media-uses.test.ts';
const FORUM_IMAGES = 'server/features/forum/forum-images.test.ts';
const STORED_FILES = 'server/core/files/stored-files.ts';

/** Stored files: who keeps them, and for how long. */
export const FILE_MUTATIONS: Mutation[] = [
  {
    name: 'a replaced photo stays in the database',
    file: 'server/features/profile/photo.queries.ts',
    from: 'if (before?.hash) await',
    to: 'if (before?.hash && !url) await',
    killedBy: PHOTOS,
    named: 'takes the place',
  },
  {
    name: 'the photo of a deleted account stays in the database',
    file: 'server/features/own-data/own-data.service.ts',
    from: '    if (person.photoHash) await deleteFileIfUnused(transaction, person.photoHash);\n',
    to: '',
    killedBy: PHOTOS,
    named: 'gone from all of them with its account',
  },
  {
    name: 'the photo of somebody else goes with that of whoever has the same',
    file: STORED_FILES,
    from: 'select conrelid::regclass as table, quote_ident(attname) as column',
    to: "select 'profile_reports' as table, quote_ident(attname) as column",
    killedBy: PHOTOS,
    named: 'that two people have',
  },
  {
    name: 'shared caches keep the photo of a member for everybody',
    file: 'server/features/profile/photo.routes.ts',
    from: '`private, ${IMMUTABLE}`',
    to: '`public, ${IMMUTABLE}`',
    killedBy: PHOTOS,
    named: 'shown to members only',
  },
  {
    name: 'a file that is found no more is missed for a year',
    file: 'server/core/files/send-stored-file.ts',
    from: '  const range = requestedRange(',
    to: '  reply.headers(headers);\n  const range = requestedRange(',
    killedBy: 'server/core/files/send-stored-file.test.ts',
    named: 'deleted in this moment',
  },
  {
    name: 'a sweep meets an upload in progress',
    file: STORED_FILES,
    from: 'const GRACE_SECONDS = 3600;',
    to: 'const GRACE_SECONDS = 0;',
    killedBy: FILES,
    named: 'after an hour',
  },
  {
    name: 'a sweep overlooks a reference that was just made',
    file: STORED_FILES,
    from: 'hash = any(${hashes}::text[]) and not ${referenced}`',
    to: 'hash = any(${hashes}::text[])`',
    killedBy: FILES,
    named: 'between its look and its lock',
  },
  {
    name: 'photos of another installation are deleted',
    file: 'server/features/profile/photo-folder-import.service.ts',
    from: '!(await importPhoto(deps, photoUrlOf(name), bytes))) continue;',
    to: '(await importPhoto(deps, photoUrlOf(name), bytes)) === undefined) continue;',
    killedBy: 'server/features/profile/photo-folder-import.service.test.ts',
    named: 'does not know',
  },
  {
    name: 'a decompression bomb reaches the decoder',
    file: 'server/core/files/decode-image.ts',
    from: 'limitInputPixels: format.pixels',
    to: 'limitInputPixels: false',
    killedBy: MEDIA,
    named: '25 million pixels',
  },
  {
    name: 'a drawing that is opened by itself is a page of the site',
    file: 'server/core/files/send-stored-file.ts',
    from: "    ...(file.contentType === 'image/svg+xml' && DRAWING_HEADERS),\n",
    to: '',
    killedBy: MEDIA,
    named: 'can run nothing',
  },
  {
    name: 'a picture that a page shows is deleted',
    file: 'server/features/media/media.service.ts',
    from: '    if (item.uses.length + item.otherUses > 0) throw inUse(item);\n',
    to: '',
    killedBy: MEDIA_USES,
    named: 'stays while it is used',
  },
  {
    name: 'a picture that a member sent is shown on the public site',
    file: 'server/features/media/media.queries.ts',
    from: '    .where(and(ofOffice, eq(mediaItems.id, id)))\n    .for(',
    to: '    .where(eq(mediaItems.id, id))\n    .for(',
    killedBy: MEDIA_USES,
    named: 'of the office',
  },
  {
    name: "members' pictures are for everybody",
    file: 'server/features/media/media.policy.ts',
    from: '  if (!viewer) return false;',
    to: '  if (!viewer) return post?.isPublished ?? false;',
    killedBy: FORUM_IMAGES,
    named: 'by members afterwards',
  },
  {
    name: "somebody posts another member's picture",
    file: 'server/features/forum/forum-images.queries.ts',
    from: '        eq(mediaItems.uploadedBy, authorId),\n',
    to: '',
    killedBy: FORUM_IMAGES,
    named: 'of who writes',
  },
  {
    name: 'the pictures of a withdrawn post are still shown',
    file: 'server/features/media/media.policy.ts',
    from: '(post.isPublished || post.authorId === viewer.id)',
    to: 'true',
    killedBy: FORUM_IMAGES,
    named: 'taken down',
  },
];
