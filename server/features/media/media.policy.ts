const ADDRESS = /^\/api\/media\/([0-9a-f-]{36})\/[^/]+$/;

/** Id of the picture that an address of this site leads to, if it is one. */
export function findMediaId(address: string | null | undefined): string | undefined {
  return ADDRESS.exec(address ?? '')?.[1];
}
