import { useLocation } from 'wouter';
import { commentAnchor } from '#contract/paths.ts';
import { toastFailure } from '../../ui/failure-toast.ts';
import { useCreateComment } from './comments.api.ts';

/** Creates a comment and navigates to its anchor, whichever page it is on. */
export function useSendComment(postId: string, parentId: string | null) {
  const creation = useCreateComment(postId);
  const [, navigate] = useLocation();

  async function send(content: string) {
    try {
      const { id } = await creation.mutateAsync({ content, parentId });
      navigate(`${location.pathname}${location.search}#${commentAnchor(id)}`, { replace: true });
    } catch (error) {
      toastFailure('Error al comentar', error);
      throw error;
    }
  }

  return { send, isSending: creation.isPending };
}
