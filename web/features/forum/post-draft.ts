import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';

export interface PostDraft {
  title: string;
  content: string;
  categoryId: string;
}

/** What is kept of a post that is being written, if it says anything yet. The category alone says nothing. */
export function readPostDraft(key: string): PostDraft | null {
  const draft = readDraft<Partial<PostDraft>>(key);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const kept = { title: text(draft?.title), content: text(draft?.content), categoryId: text(draft?.categoryId) };
  return hasText(kept) ? kept : null;
}

export function writePostDraft(key: string, draft: PostDraft): void {
  if (hasText(draft)) writeDraft(key, draft);
  else removeDraft(key);
}

function hasText({ title, content }: PostDraft): boolean {
  return (title + content).trim() !== '';
}
