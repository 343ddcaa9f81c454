import { postPreviewQuery } from '../features/forum/forum.api.ts';
import type { PageContext, PageHead } from '../lib/page-module.ts';

/** Imported at run time: else what both import would count as shared by two pages, and be in the file of all. */
const landing = await import('./landing-page.tsx');

export default landing.default;

/** Every new post would be one, and nothing would drop them. */
export const isUncached = true;

export async function prefetch(context: PageContext): Promise<void> {
  const preview = context.queryClient.prefetchQuery(postPreviewQuery(context.params.id ?? ''));
  await Promise.all([landing.prefetch(context), preview]);
}

/** A link that is shared says what it leads to; a visitor sees the landing, and is led to the login. */
export function head({ queryClient, params }: PageContext): PageHead {
  const preview = queryClient.getQueryData(postPreviewQuery(params.id ?? '').queryKey);
  if (!preview) return { title: '', hidden: true };
  const kind = `Pregunta en el foro · ${preview.category}`;
  const invitation = 'Inicia sesión para leerla y responder.';
  return preview.title
    ? { title: preview.title, description: `${kind}. ${invitation}`, hidden: true }
    : { title: kind, description: invitation, hidden: true };
}
