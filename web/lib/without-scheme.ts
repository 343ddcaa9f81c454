/** `https://www.espiga.example/` without scheme and trailing slash: "www.espiga.example". */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}
