/** `https://www.espiga.example/` as people say it: "www.espiga.example". */
export function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
}
