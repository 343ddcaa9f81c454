import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '../../ui/spinner.tsx';

const loadForm = () => import('./post-form.tsx');
const PostForm = lazy(async () => ({ default: (await loadForm()).PostForm }));

/** Fetches the form once the page has nothing else to do, so that it is at hand, also without a connection. */
export function preloadPostForm(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(() => void loadForm().catch(() => undefined));
}

/** Most people come to read: with the editor they would wait for a quarter more. */
export function LazyPostForm(props: ComponentProps<typeof PostForm>) {
  return (
    <Suspense fallback={<Spinner className="min-h-48" />}>
      <PostForm {...props} />
    </Suspense>
  );
}
