import type { PageModule } from '../lib/page-module.ts';

export interface LazyPage {
  /** Name of the file under `pages/`, without its ending. */
  name: string;
  /** Undefined until the module has loaded. */
  loaded: PageModule | undefined;
  load: () => Promise<PageModule>;
}

/**
 * Code-split page. Unlike `React.lazy` it renders synchronously once loaded, so the server's markup has no Suspense
 * boundary, which React may fill in with inline scripts that the CSP forbids.
 */
export function lazyPage(name: string, load: () => Promise<PageModule>): LazyPage {
  const page: LazyPage = {
    name,
    loaded: undefined,
    load: async () => {
      page.loaded ??= await load();
      return page.loaded;
    },
  };
  return page;
}
