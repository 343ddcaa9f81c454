import { useState } from 'react';
import type { ForumComment } from '#contract/forum/comments.contract.ts';
import { readDraft } from '../../lib/drafts.ts';
import { fullName } from '../../lib/full-name.ts';
import { CommentForm } from './comment-form.tsx';
import { useSendComment } from './use-send-comment.ts';

export const replyDraftKey = (userId: string, commentId: string) => `forum-reply:${userId}:${commentId}`;

interface ReplyFormProps {
  comment: ForumComment;
  userId: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ReplyForm({ comment, userId, onSent, onCancel }: ReplyFormProps) {
  const { send, isSending } = useSendComment(comment.postId, comment.id);
  const draftKey = replyDraftKey(userId, comment.id);
  // A form restored from a draft after a reload does not take the focus.
  const [isAskedFor] = useState(() => readDraft(draftKey) === null);
  return (
    <CommentForm
      label={comment.author ? `Responder a ${fullName(comment.author)}` : 'Responder'}
      draftKey={draftKey}
      labels={{ submit: 'Responder', busy: 'Publicando...' }}
      send={(content) => send(content).then(onSent)}
      isSending={isSending}
      autoFocus={isAskedFor}
      onCancel={onCancel}
    />
  );
}
