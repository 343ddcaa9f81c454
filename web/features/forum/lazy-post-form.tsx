import { lazyPart } from '../../ui/lazy-part.tsx';

/** Code-split: most visits only read, and the editor would add a quarter to the page. */
export const LazyPostForm = lazyPart(async () => (await import('./post-form.tsx')).PostForm);
