import type { Image } from '#contract/media/media.contract.ts';

export const presentProject = <Row extends { image: Image | null; imageUrl: string | null }>(row: Row) => ({
  ...row,
  imageUrl: row.image?.url ?? row.imageUrl,
});
