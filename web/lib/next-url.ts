let target: URL | undefined;

/** Called with the URL when a navigation begins, without one when it has ended. */
export function setNextUrl(url?: URL): void {
  target = url;
}

/** Includes a pending navigation within the page. */
export function nextUrl(path: string): { search: string; hash: string } {
  return target?.pathname === path ? target : location;
}
