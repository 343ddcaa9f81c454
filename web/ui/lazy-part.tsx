import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';
import { onIdle } from '../lib/on-idle.ts';
import { Autofocus } from './autofocus.tsx';
import { retryByReload } from './chunk-load-recovery.ts';
import { SectionError } from './query-boundary.tsx';
import { RenderBoundary } from './render-boundary.tsx';
import { Spinner } from './spinner.tsx';

export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Fetches the module when the browser is idle, so that it opens at once, also offline. */
  preload: () => void;
}

/**
 * For parts that open on a click; inside a dialog only the content, since the frame takes the focus. If the module
 * cannot be loaded, the rest of the page stays as it is.
 * @param onServer the loaded component for server rendering, whose markup stays until the browser has the module.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = <Spinner className="min-h-48" />,
  onServer?: ComponentType<Props>,
): LazyPart<Props> {
  const Part = onServer ?? lazy(async () => ({ default: await load() }));
  function LoadedPart(props: Props) {
    return (
      <RenderBoundary
        fallback={<SectionError title="No se pudo cargar" onRetry={() => void retryByReload()} retrying={false} />}
      >
        <Suspense fallback={placeholder}>
          <Part {...props} />
          <Autofocus />
        </Suspense>
      </RenderBoundary>
    );
  }
  const preload = () => onIdle(() => void load().catch(() => undefined));
  return Object.assign(LoadedPart, { preload });
}
