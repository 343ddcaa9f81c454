import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { type PreviewAudience, photoContract, profileContract } from '#contract/profile/profile.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { useCall } from '../../lib/use-call.ts';

const currentUserKey = ['/api/auth/user'];

/** Invalidates everything: names and pictures appear in lists all over the site. */
function updateCachedUser(queryClient: QueryClient, changes: Partial<CurrentUser>): void {
  queryClient.setQueryData<CurrentUser | null>(currentUserKey, (user) => user && { ...user, ...changes });
  queryClient.invalidateQueries();
}

export const useEditProfile = () =>
  useCall(profileContract.editProfile, {
    onSuccess: (user, _input, _before, { client }) => updateCachedUser(client, user),
  });

export const previewQuery = (audience: PreviewAudience) =>
  apiQuery(profileContract.previewProfile, { query: { as: audience } });

/** `null` removes the photo. */
export const useChangePhoto = () =>
  useMutation({
    mutationFn: (photo: Blob | null) =>
      photo ? uploadFile(photoContract.savePhoto, photo) : callApi(photoContract.deletePhoto),
    onSuccess: (changed, _photo, _before, { client }) => updateCachedUser(client, changed),
  });
