import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { type MediaDetail, type MediaForm, mediaContract, mediaLimits } from '#contract/media/media.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { nullOnStatus } from '../../../lib/api-error.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { uploadFile } from '../../../lib/upload-file.ts';

const { listMedia, getMedia, uploadMedia, updateMedia, deleteMedia } = mediaContract;

export const mediaListQuery = (query: QueryOf<typeof listMedia>) => listQuery(listMedia, { query }, revalidate);

/** `null` for one that is gone. */
export const mediaQuery = (id: string) =>
  queryOptions({
    queryKey: [getMedia.path, id],
    queryFn: ({ signal }) => callApi(getMedia, { params: { id }, signal }).catch(nullOnStatus(404)),
    enabled: id !== '',
  });

/** Without characters that turn or break a line, or do not show. */
const nameOf = (file: string) =>
  file
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-mediaLimits.name);

export function useMediaMutations() {
  const queryClient = useQueryClient();

  function store(item: MediaDetail): MediaDetail {
    queryClient.setQueryData(mediaQuery(item.id).queryKey, item);
    queryClient.invalidateQueries({ queryKey: [listMedia.path] });
    return item;
  }

  return {
    upload: async (file: Blob, name: string, onProgress: (share: number) => void, signal: AbortSignal) =>
      store(await uploadFile(uploadMedia, file, { query: { name: nameOf(name) }, onProgress, signal })),
    update: async (id: string, body: MediaForm) => store(await callApi(updateMedia, { params: { id }, body })),
    remove: async (id: string) => {
      await callApi(deleteMedia, { params: { id } });
      queryClient.setQueryData(mediaQuery(id).queryKey, null);
      await queryClient.invalidateQueries({ queryKey: [listMedia.path] });
    },
  };
}
