import type { SiteSettings } from './site/site.contract.ts';

/**
 * Server rendering: the interface between the server, which knows the request, and the built web bundle, which knows
 * the pages. Neither imports the other.
 */

/** Calls the API as a visitor without a session. `path` includes the query string. */
export type CallApi = (path: string) => Promise<{ status: number; body: string }>;

export interface PageAddress {
  /** Normalized: without unknown query parameters. */
  url: string;
  /** Cacheable: the same page for everybody, among few addresses. */
  isShared: boolean;
}

export type ResolveAddress = (request: Pick<PageRequest, 'url' | 'origin' | 'signedIn'>) => Promise<PageAddress>;

export interface PreviewCard {
  /** Category above the title; may be empty. */
  kicker: string;
  title: string;
  /** Line below the title, such as day and place; may be empty. */
  detail: string;
}

export interface PageRequest {
  /** Path with query string. */
  url: string;
  /** `https://portal.example`, for canonical and Open Graph links. */
  origin: string;
  signedIn: boolean;
  callApi: CallApi;
  /** Drawn for a page without a picture of its own. */
  previewPath: (card: PreviewCard) => string;
}

export interface RenderedPage {
  status: 200 | 404;
  /** False if data could not be loaded or the record does not exist. */
  isCacheable: boolean;
  /** Elements for `<head>`: title, description, Open Graph, JSON-LD. */
  head: string;
  /** Empty when the browser renders the page by itself. */
  html: string;
  /** JSON, safe inside a `<script type="application/json">`. */
  state: string;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export interface PageBundle {
  resolveAddress: ResolveAddress;
  renderPage: RenderPage;
  /** Colours of the site with text colours that are legible on them. */
  themeCss: (colors: Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>) => string;
}
