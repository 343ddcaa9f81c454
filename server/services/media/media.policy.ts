import { type Area, mayWorkIn } from '#contract/account/roles.ts';
import type { MediaUse } from '#contract/media/media.contract.ts';
import type { Viewer } from '../../core/viewer.ts';

export interface MediaAccess {
  audience: 'public' | 'members';
  uploadedBy: string | null;
  /** Unpublished posts are shown to their author. */
  post: { isPublished: boolean; authorId: string } | null;
}

/** Members' pictures follow the visibility of their text; before it, only their uploader sees them. */
export function canSeeMedia(
  viewer: Pick<Viewer, 'id' | 'role'> | null,
  { audience, uploadedBy, post }: MediaAccess,
): boolean {
  if (audience === 'public') return true;
  if (!viewer) return false;
  const isShown = post !== null && (post.isPublished || post.authorId === viewer.id);
  return isShown || uploadedBy === viewer.id || mayWorkIn(viewer.role, 'moderation');
}

const AREA_OF_USE: Record<MediaUse['type'], Area> = {
  news: 'content',
  event: 'events',
  project: 'content',
  content: 'content',
  issue: 'admin',
  settings: 'admin',
};

/** Titles of drafts in other areas are private. */
export const canSeeUse = (viewer: Pick<Viewer, 'role'>, { type }: MediaUse) =>
  mayWorkIn(viewer.role, AREA_OF_USE[type]);

const ADDRESS = /^\/api\/media\/([0-9a-f-]{36})\/[^/]+$/;

export function findMediaId(address: string | null | undefined): string | undefined {
  return ADDRESS.exec(address ?? '')?.[1];
}
