const PROFILE = /^\/members\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

/** Parsed as browsers do: absolute or a path, with or without a query. */
export function memberIdFromUrl(address: string, publicUrl: string): string | undefined {
  if (!URL.canParse(address, publicUrl)) return undefined;
  const { origin, pathname } = new URL(address, publicUrl);
  if (origin !== new URL(publicUrl).origin) return undefined;
  return PROFILE.exec(pathname)?.[1]?.toLowerCase();
}
