import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { forumPostBody } from '#contract/forum/forum.contract.ts';
import { isUnauthorized, serverFieldMessages } from '../../lib/api-error.ts';
import { setTitlePrefix } from '../../lib/document-head.ts';
import { removeDraft } from '../../lib/drafts.ts';
import { formProblems } from '../../ui/form-problems.ts';
import { type PostDraft, readPostDraft, writePostDraft } from './post-draft.ts';

const FIELDS = ['title', 'content', 'categoryId'] as const;

interface PostFormOptions {
  /** What the form holds without a draft. */
  initial: PostDraft;
  draftKey: string;
  send: (values: PostDraft) => Promise<unknown>;
}

/** Checks and sends a post, once a press, and keeps what is typed until it is published or thrown away. */
export function usePostForm({ initial, draftKey, send }: PostFormOptions) {
  const [draft, setDraft] = useState(() => readPostDraft(draftKey));
  const form = useForm<PostDraft>({
    resolver: zodResolver(forumPostBody),
    defaultValues: draft ?? initial,
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const problems = formProblems(FIELDS, errors);
  const hasProblems = problems.length > 0;
  const isSending = useRef(false);

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => writePostDraft(draftKey, { ...initial, ...values }));
    return unsubscribe;
  }, [form, draftKey, initial]);

  useEffect(() => {
    setTitlePrefix(hasProblems ? 'Error: ' : '');
    return () => setTitlePrefix('');
  }, [hasProblems]);

  const check = form.handleSubmit(async (values) => {
    try {
      await send(values);
      removeDraft(draftKey);
    } catch (error) {
      // Whoever has to log in again finds the draft afterwards; there is nothing to correct.
      if (isUnauthorized(error)) return;
      for (const [field, message] of Object.entries(serverFieldMessages(error))) {
        if (FIELDS.some((known) => known === field)) form.setError(field as keyof PostDraft, { message });
      }
    }
  });

  /** The keyboard's way to send knows no disabled button. */
  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    await check().finally(() => {
      isSending.current = false;
    });
  }

  function discardDraft() {
    removeDraft(draftKey);
    form.reset(initial);
    setDraft(null);
  }

  return { form, submit, isRestored: draft !== null, discardDraft, summary: { problems, attempt: submitCount } };
}
