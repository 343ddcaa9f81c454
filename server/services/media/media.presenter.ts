import type { MediaDetail, MediaItem, MediaUse } from '#contract/media/media.contract.ts';
import { type ImageRow, presentImage } from './present-image.ts';

type ItemRow = ImageRow & { name: string; createdAt: Date; uploadedBy: string | null; usesCount: number };

export function presentMediaItem(row: ItemRow): MediaItem {
  const { name, createdAt, uploadedBy, usesCount } = row;
  return { ...presentImage(row), name, createdAt: createdAt.toISOString(), uploadedBy, usesCount };
}

export function presentMediaDetail(row: ItemRow, uses: MediaUse[], otherUses: number): MediaDetail {
  return { ...presentMediaItem(row), uses, otherUses };
}
