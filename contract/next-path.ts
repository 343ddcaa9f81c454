/** One slash, then neither a slash nor a backslash (browsers take both for a host), no control characters anywhere. */
const PATH_OF_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** Open-redirect guard: the requested path if it is one of this site, otherwise home. */
export function safeNextPath(next: string | null | undefined): string {
  return next && next.length <= 2000 && PATH_OF_THIS_SITE.test(next) ? next : '/';
}
