import { postPreviewQuery } from '../features/forum/forum.api.ts';
import type { PageContext, PageHead } from '../lib/page-module.ts';

/** Dynamic import: shared static imports would end up in the bundle of every page. */
const landing = await import('./landing-page.tsx');

export default landing.default;

/** Unbounded: nothing would evict cached posts. */
export const isUncached = true;

export async function prefetch(context: PageContext): Promise<void> {
  const preview = context.queryClient.prefetchQuery(postPreviewQuery(context.params.id ?? ''));
  await Promise.all([landing.prefetch(context), preview]);
}

/** The shared link describes the post; a visitor sees the landing and is led to the login. */
export function head({ queryClient, params }: PageContext): PageHead {
  const preview = queryClient.getQueryData(postPreviewQuery(params.id ?? '').queryKey);
  if (!preview) return { title: '', hidden: true };
  const kind = `Pregunta en el foro · ${preview.category}`;
  const invitation = 'Inicia sesión para leerla y responder.';
  return preview.title
    ? { title: preview.title, description: `${kind}. ${invitation}`, hidden: true }
    : { title: kind, description: invitation, hidden: true };
}
