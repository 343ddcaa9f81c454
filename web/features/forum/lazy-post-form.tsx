import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '../../ui/spinner.tsx';

const loadForm = () => import('./post-form.tsx');
const PostForm = lazy(async () => ({ default: (await loadForm()).PostForm }));

/** Preloads the form when the browser is idle, so that it also opens offline. */
export function preloadPostForm(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(() => void loadForm().catch(() => undefined));
}

/** Code-split: most visits only read, and the editor would add a quarter to the page. */
export function LazyPostForm(props: ComponentProps<typeof PostForm>) {
  return (
    <Suspense fallback={<Spinner className="min-h-48" />}>
      <PostForm {...props} />
    </Suspense>
  );
}
