import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Where a page is being shown. */
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

/** What a page says about itself in `<head>`. */
export interface PageHead {
  /** Without the site's name, which is added: "Foro" becomes "Foro — Consejo…". Empty: the site's name alone. */
  title: string;
  description?: string;
  /** Path that search engines should know the page by, when it is not the one asked for. */
  canonicalPath?: string;
  /** `true` where a page should not appear in search results. */
  hidden?: boolean;
  /** What the page is about turned out not to exist. */
  notFound?: boolean;
  /** Where the page is one story: the day it was published. */
  article?: { publishedOn: string };
  /** Structured data (schema.org); `@context` is added. */
  jsonLd?: object[];
}

export interface PageProps {
  params: Record<string, string>;
}

/** What a file under `pages/` exports. */
export interface PageModule {
  default: ComponentType<PageProps>;
  /** Loads what the first paint needs. Runs on the server for visitors; failures leave the page to load by itself. */
  prefetch?: (context: PageContext) => Promise<unknown>;
  /** Read again whenever loaded data changes, so it may look into the query cache. */
  head: (context: PageContext) => PageHead;
}
