import { useMutation, useQueryClient } from '@tanstack/react-query';
import { photoContract } from '#contract/profile/photo.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { updateCachedUser } from './profile.api.ts';

/** `null` removes the photo. */
export function useChangePhoto() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (photo: Blob | null) =>
      photo ? uploadFile(photoContract.savePhoto, photo) : callApi(photoContract.deletePhoto),
    onSuccess: (changed) => updateCachedUser(queryClient, changed),
  });
}
