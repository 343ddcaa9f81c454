import type { SiteSettings } from './site/site.contract.ts';

/**
 * Server rendering: what passes between the server, which knows the request, and the web bundle, which knows the
 * pages. Neither imports the other; the server loads the built bundle and calls its `renderPage`.
 */

/** Calls the API the way a visitor without a session would. `path` includes the query string. */
export type CallApi = (path: string) => Promise<{ status: number; body: string }>;

/** What is rendered for a requested path and query. */
export interface PageAddress {
  /** Without whatever changes nothing, such as unknown query parameters. */
  url: string;
  /** One page for everybody who asks for this address, and few such addresses: the finished page may be cached. */
  isShared: boolean;
}

export type ResolveAddress = (request: Pick<PageRequest, 'url' | 'origin' | 'signedIn'>) => Promise<PageAddress>;

/** What the image of a shared link shows, beside the site's name and mark. */
export interface PreviewCard {
  /** Above the title: what kind of thing it is. May be empty. */
  kicker: string;
  title: string;
  /** Below it: day and place, or what the page is about. May be empty. */
  detail: string;
}

export interface PageRequest {
  /** Path with query string. */
  url: string;
  /** Address of the site, `https://portal.example`, for canonical and Open Graph links. */
  origin: string;
  signedIn: boolean;
  callApi: CallApi;
  /** Path of the image that is drawn for a page without a picture of its own. */
  previewPath: (card: PreviewCard) => string;
}

export interface RenderedPage {
  status: 200 | 404;
  /** `false` if some of its data could not be loaded, or its record does not exist. */
  isCacheable: boolean;
  /** Elements for `<head>`: title, description, Open Graph, JSON-LD. */
  head: string;
  /** Finished markup for the root element; empty when the browser renders the page by itself. */
  html: string;
  /** Data that came along, as JSON safe inside a `<script type="application/json">`. */
  state: string;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Exports of the built web bundle. */
export interface PageBundle {
  resolveAddress: ResolveAddress;
  renderPage: RenderPage;
  /** The site's colours and the text colours that are legible on them. */
  themeCss: (colors: Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>) => string;
}
