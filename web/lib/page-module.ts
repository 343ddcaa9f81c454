import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Image } from '#contract/media/media.contract.ts';

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

export interface PageHead {
  /** Without the site's name, which is added: "Foro" becomes "Foro — Consejo…". Empty: the site's name alone. */
  title: string;
  description?: string;
  /** Canonical path, if it is not the requested one. */
  canonicalPath?: string;
  /** `noindex` */
  hidden?: boolean;
  /** Responds with 404. */
  notFound?: boolean;
  article?: { publishedOn: string };
  image?: Image | null | undefined;
  /** Structured data (schema.org); `@context` is added. */
  jsonLd?: object[];
}

export interface PageProps {
  params: Record<string, string>;
}

export interface PageModule {
  default: ComponentType<PageProps>;
  /** Query parameters that the first render reads; the server ignores all others. */
  firstRenderParams?: readonly string[];
  /** Rendered for each visitor: nothing would invalidate a cached page. */
  isUncached?: true;
  /**
   * Loads data for the first render: on the server for visitors, in the browser on hover or touch. After a failure the
   * page retries itself.
   */
  prefetch?: (context: PageContext) => Promise<unknown>;
  /** Called again whenever loaded data changes, so it may read the query cache. */
  head: (context: PageContext) => PageHead;
}

/** Of a page that only its title names, and no search engine finds. */
export const hiddenHead = (title: string) => (): PageHead => ({ title, hidden: true });
