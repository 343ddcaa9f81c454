import { useEffect, useState } from 'react';
import { forumPostBody } from '#contract/forum/forum.contract.ts';
import { removeDraft } from '../../lib/drafts.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { type PostDraft, readPostDraft, writePostDraft } from './post-draft.ts';

interface PostFormOptions {
  /** What the form holds without a draft. */
  initial: PostDraft;
  draftKey: string;
  send: (values: PostDraft) => Promise<unknown>;
}

/** Checks and sends a post, and keeps what is typed until it is published or thrown away. */
export function usePostForm({ initial, draftKey, send }: PostFormOptions) {
  const [draft, setDraft] = useState(() => readPostDraft(draftKey));
  const checked = useCheckedForm<PostDraft>({
    initial: draft ?? initial,
    check: (values) => schemaProblems(forumPostBody, values),
    send: async (values) => {
      await send(values);
      removeDraft(draftKey);
    },
  });
  const { form } = checked;

  useEffect(() => {
    const { unsubscribe } = form.watch((values) => writePostDraft(draftKey, { ...initial, ...values }));
    return unsubscribe;
  }, [form, draftKey, initial]);

  function discardDraft() {
    removeDraft(draftKey);
    form.reset(initial);
    setDraft(null);
  }

  return { ...checked, isRestored: draft !== null, discardDraft };
}
