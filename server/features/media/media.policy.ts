import { mayWorkIn } from '#contract/account/roles.ts';
import type { Viewer } from '../../core/viewer.ts';

export interface MediaAccess {
  audience: 'public' | 'members';
  uploadedBy: string | null;
  isShownInForum: boolean;
}

/** Pictures of members follow the text that they belong to; before it, only who uploaded them sees them. */
export function canSeeMedia(
  viewer: Pick<Viewer, 'id' | 'role'> | null,
  { audience, uploadedBy, isShownInForum }: MediaAccess,
): boolean {
  if (audience === 'public') return true;
  if (!viewer) return false;
  return isShownInForum || uploadedBy === viewer.id || mayWorkIn(viewer.role, 'moderation');
}

const ADDRESS = /^\/api\/media\/([0-9a-f-]{36})\/[^/]+$/;

/** Id of the picture that an address of this site leads to, if it is one. */
export function findMediaId(address: string | null | undefined): string | undefined {
  return ADDRESS.exec(address ?? '')?.[1];
}
