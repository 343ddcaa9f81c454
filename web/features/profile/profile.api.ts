import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type PreviewAudience, photoContract, profileContract } from '#contract/profile/profile.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { uploadFile } from '../../lib/upload-file.ts';

const currentUserKey = ['/api/auth/user'];

/** Invalidates everything: names and pictures appear in lists all over the site. */
function updateCachedUser(queryClient: QueryClient, changes: Partial<CurrentUser>): void {
  queryClient.setQueryData<CurrentUser | null>(currentUserKey, (user) => user && { ...user, ...changes });
  queryClient.invalidateQueries();
}

export function useEditProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof profileContract.editProfile>) => callApi(profileContract.editProfile, { body }),
    onSuccess: (user) => updateCachedUser(queryClient, user),
  });
}

export function previewQuery(audience: PreviewAudience) {
  return queryOptions({
    queryKey: ['/api/users/profile/preview', audience],
    queryFn: ({ signal }) => callApi(profileContract.previewProfile, { query: { as: audience }, signal }),
  });
}

/** `null` removes the photo. */
export function useChangePhoto() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photo: Blob | null) =>
      photo ? uploadFile(photoContract.savePhoto, photo) : callApi(photoContract.deletePhoto),
    onSuccess: (changed) => updateCachedUser(queryClient, changed),
  });
}
