import type { MediaUse } from '#contract/media/media.contract.ts';
import { type ImageRow, presentImage } from './present-image.ts';

type ItemRow = ImageRow & { name: string; createdAt: Date; uploadedBy: string | null; usesCount: number };

export function presentMediaItem(row: ItemRow) {
  const { name, createdAt, uploadedBy, usesCount } = row;
  return { ...presentImage(row), name, createdAt, uploadedBy, usesCount };
}

export function presentMediaDetail(row: ItemRow, uses: MediaUse[], otherUses: number) {
  return { ...presentMediaItem(row), uses, otherUses };
}
