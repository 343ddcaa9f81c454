import type { PageModule } from '../lib/page-module.ts';

export interface LazyPage {
  /** Name of the file under `pages/`, without its ending. */
  name: string;
  /** The module once it is there. */
  loaded: PageModule | undefined;
  load: () => Promise<PageModule>;
}

/**
 * A page in its own file. Unlike `React.lazy` it renders at once when loaded before, so there is no Suspense boundary
 * in the server's markup, which React may fill in with inline scripts that the site's policy forbids.
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
