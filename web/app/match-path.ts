/** Parameters of `path` if it fits `pattern` (`/events/:id`), otherwise `null`. A slash at the end makes no difference. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = segments(pattern);
  const actual = segments(path);
  if (actual === null || expected?.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** `null` where the path is not well formed: such a page cannot exist. */
function segments(path: string): string[] | null {
  try {
    return path.replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}
