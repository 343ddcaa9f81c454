import { forumPostBody } from '#contract/forum/forum.contract.ts';
import { schemaProblems } from '../../lib/schema-problems.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';

export interface PostValues {
  title: string;
  content: string;
  categoryId: string;
}

interface PostFormOptions {
  initial: PostValues;
  draftKey: string;
  send: (values: PostValues) => Promise<unknown>;
}

export function usePostForm(options: PostFormOptions) {
  const { initial } = options;
  return useDraftForm<PostValues>({
    ...options,
    // The category may be preselected, so it alone is not a draft.
    isDraft: ({ title, content }) =>
      (title + content).trim() !== '' && (title !== initial.title || content !== initial.content),
    validate: (values) => schemaProblems(forumPostBody, values),
  });
}
