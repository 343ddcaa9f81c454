let target: URL | undefined;

/** To be called when a navigation begins, and without a URL when none is on its way any more. */
export function setNextUrl(url?: URL): void {
  target = url;
}

/** The URL of a page after a navigation that is on its way within it. */
export function nextUrl(path: string): { search: string; hash: string } {
  return target?.pathname === path ? target : location;
}
