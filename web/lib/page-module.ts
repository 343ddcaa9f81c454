import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Image } from '#contract/media/media.contract.ts';

/** Location of the rendered page. */
export interface PageLocation {
  /** `/events/0197…`, without the query string. */
  path: string;
  params: Record<string, string>;
  search: URLSearchParams;
}

export interface PageContext extends PageLocation {
  queryClient: QueryClient;
  /** `https://portal.example`, for absolute addresses in structured data. */
  origin: string;
}

/** Contents of the page's `<head>`. */
export interface PageHead {
  /** Without the site's name, which is added: "Foro" becomes "Foro — Consejo…". Empty: the site's name alone. */
  title: string;
  description?: string;
  /** Canonical path, if it is not the requested one. */
  canonicalPath?: string;
  /** `true` keeps the page out of search results (`noindex`). */
  hidden?: boolean;
  /** The record of the page does not exist: status 404. */
  notFound?: boolean;
  /** For an article: its day of publication. */
  article?: { publishedOn: string };
  /** Shown where the link is shared. */
  image?: Image | null | undefined;
  /** Structured data (schema.org); `@context` is added. */
  jsonLd?: object[];
}

export interface PageProps {
  params: Record<string, string>;
}

/** Exports of a file under `pages/`. */
export interface PageModule {
  default: ComponentType<PageProps>;
  /** Query parameters that the first render reads: the server renders without any others. */
  firstRenderParams?: readonly string[];
  /** Rendered for each visitor: nothing would invalidate a cached page. */
  isUncached?: true;
  /**
   * Loads the data of the first render: on the server for visitors, in the browser on the intent to open a link. After a
   * failure the page loads it itself.
   */
  prefetch?: (context: PageContext) => Promise<unknown>;
  /** Called again whenever loaded data changes, so it may read the query cache. */
  head: (context: PageContext) => PageHead;
}
